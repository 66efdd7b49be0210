import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { parseEmail } from '../text/parse-email.ts';
import { readRelevance } from './read-relevance.ts';

const level = (opening: string, more: Parameters<typeof goodEmail>[0] = {}) =>
  readRelevance(
    parseEmail(
      goodEmail({
        subject: 'Ovens',
        offer: '',
        ask: 'Worth a look?',
        close: 'Thanks,\nMarek Nowak\nHead of Sales\nDoughly',
        opening,
        ...more,
      }),
    ),
  ).level;

describe('how deep an email goes into its reader', () => {
  it.each([
    ['Croissants are popular.', 'name'],
    ['I came across your website and love what you’re doing.', 'name'],
    ['We help companies like yours grow.', 'name'],
    ['As head of operations you know the price of ovens.', 'company'],
    ['Bakeries like Casa Verde start at four.', 'company'],
    ['I tried your checkout and found the form odd.', 'observation'],
    ['I tried your checkout and noticed that the address form forgets the street.', 'fact'],
    ['We noticed that Bluefin’s product pages don’t show reviews.', 'observation'],
    ['I saw that you are hiring two night bakers.', 'fact'],
    ['Your article on rye starters mentions a 40-hour rest.', 'fact'],
    ['Casa Verde opened a second hotel in Braga.', 'fact'],
    ['Your piece on rye in issue 14 used three photographs where a map would help.', 'fact'],
    ['We bake at night and we noticed that Casa Verde opened a second hotel in Braga.', 'fact'],
    ['You said in May that “nobody repairs frames any more”.', 'fact'],
  ])('%s → %s', (opening, expected) => {
    expect(level(opening)).toBe(expected);
  });

  it.each([
    ['We opened 3 bakeries in Leeds and sold 12,000 croissants to Acme.'],
    ['Doughly opened a second bakery in Leeds in March.'],
    ['I keep 70 hives near Braga and sold 900 jars.'],
    ['I am writing on behalf of Globex Foods, founded in 1998.'],
    ['If you opened a second café in Leeds, you could save 20 hours.'],
    ['I never heard back from you, so I wanted to check whether you saw my last email.'],
    ['I look forward to hearing from you at your earliest convenience.'],
    ['You lose 40% of your customers every day.'],
    ['Did you open a second café in Leeds in March?'],
  ])('does not take this for a fact about the reader: %s', (opening) => {
    expect(['none', 'name', 'company']).toContain(level(opening));
  });

  it('ties a fact to what follows by a shared topic or a connecting word', () => {
    const fact = 'I saw that you are hiring two night bakers.';
    expect(level(fact, { offer: 'Our dough bakes without a night shift.' })).toBe('tied');
    expect(level(`${fact} That’s why I write.`)).toBe('tied');
  });

  it('does not take a job title in the signature for a name in the text', () => {
    expect(
      level('You opened a second café in Leeds, and sales of croissants doubled in March.'),
    ).toBe('fact');
  });
});
