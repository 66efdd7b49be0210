import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { fromReader, ownFact } from './wording.ts';

const factOf = (text: string) => {
  const [sentence] = parseEmail({ subject: null, body: text }).sentences;
  return sentence ? ownFact(sentence) : null;
};

describe('what the writer noticed, said by the reader', () => {
  it.each([
    [
      'I saw you opened a second café in Leeds in March and still bake in York.',
      'we opened a second café in Leeds in March',
    ],
    [
      'Your shop now ships to Germany, as the banner from 2 October says.',
      'our shop now ships to Germany',
    ],
    [
      'Your talk at FOSDEM described the exact problem our payments team has.',
      'my talk at FOSDEM described the exact problem your payments team has',
    ],
    [
      'I saw that Norrland Pumps opened an office in Lyon in September, but the manuals are English.',
      'Norrland Pumps opened an office in Lyon in September',
    ],
    [
      'You paid for the new jetty at Marlow last year, and 64 children have used it.',
      'we paid for the new jetty at Marlow last year',
    ],
  ])('%s', (text, fact) => {
    expect(factOf(text)).toBe(fact);
  });

  it.each([
    'We make small ovens in York.',
    'Your great new site.',
    'I saw you “opened” a second café in Leeds.',
    'Hotels like yours buy a lot of honey in plastic cups.',
  ])('is nothing in “%s”', (text) => {
    expect(factOf(text)).toBeNull();
  });
});

describe('turning words round', () => {
  it.each([
    ['send you our list', 'send me your list'],
    ['what you need from us', 'what we need from you'],
    ['how we could help you', 'how you could help me'],
    ['your engineering post on queues', 'my engineering post on queues'],
    ['your checkout after your talk', 'our checkout after my talk'],
  ])('%s → %s', (said, turned) => {
    expect(fromReader(said)).toBe(turned);
  });

  it('gives up where a word cannot be turned safely', () => {
    expect(fromReader('what I am asking yourself')).toBeNull();
  });
});
