import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { parseEmail } from '../document/parse-email.ts';
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
    ['I had a flat white at yours on Saturday and the bread came from a supermarket.', 'fact'],
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
    ['Are you struggling with hiring 5 engineers?'],
  ])('does not take this for a fact about the reader: %s', (opening) => {
    expect(['none', 'name', 'company']).toContain(level(opening));
  });

  it.each([
    'Six guests this autumn stood in the rain waiting for the door code after 9 pm.',
    'I tried to book the 7-course menu for Sunday the 22nd.',
    'Page 112 of “Rooms to Let”: the lodger who paid his rent in eels for eleven years.',
    'Is the 11 am cut-off set by the courier? Superbalist takes orders until 4.',
  ])('takes an opening for particular whoever it is about: %s', (opening) => {
    expect(level(opening)).toBe('particular');
  });

  it.each([
    'We keep 70 hives near Braga and sold 900 jars.',
    'Our robot lifts 140 pounds. It weighs 31 kilos and costs £900.',
    'Bakeries like Casa Verde start at four.',
    'Globex, Initech, Umbrella and Acme bake at night.',
  ])('takes nothing for particular that is the sender’s, a comparison or a roll: %s', (opening) => {
    expect(level(opening)).not.toBe('particular');
  });

  it('does not make a third party the reader by a name in the subject', () => {
    const story = 'A garden shop in Leeds had the same wait.';
    expect(level(story, { subject: 'A garden shop in Leeds' })).toBe('name');
    const past = 'I worked the summer at Yorkshire Water, and we cut the queue by half.';
    expect(level(past, { subject: 'Summer at Yorkshire Water' })).toBe('name');
  });

  it('takes no opening for particular in an email with signs of mass mail', () => {
    const opening =
      'Six guests this autumn stood in the rain waiting for the door code after 9 pm.';
    expect(level(opening, { greeting: 'Dear Sir or Madam,' })).toBe('none');
    expect(level(opening, { ask: 'Worth a look???' })).toBe('name');
  });

  it.each([
    ['And please send this to your HR department and your office manager.'],
    ['Simply create your account, migrate your hosting, upload your back catalogue.'],
    ['You are also invited to chair a session and submit a paper to our journal.'],
    ['I shall telephone your office on Thursday at 10am.'],
    ['Our platform streamlines your procure-to-pay process, empowering finance teams.'],
    ['Thank you for taking the time to read this.'],
    ['As a property manager, you understand the importance of protecting your investment.'],
  ])('takes no order, favour or promise for a report: %s', (opening) => {
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
