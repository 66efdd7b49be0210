import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { wholePhrasesOf } from './phrases.ts';

function phrasesIn(sentence: string): string[] {
  const body = `Hi Tom,\n\n${sentence}\n\nBest,\nNora`;
  const tokens = readDocument({ subject: null, body }).sentences[0]?.tokens ?? [];
  return wholePhrasesOf(tokens, body).map((phrase) =>
    body.slice(phrase.tokens[0]?.start, phrase.tokens.at(-1)?.end),
  );
}

describe('wholePhrasesOf', () => {
  it.each([
    [
      'Cement has splashed the upper panes over the loading bay.',
      'upper panes over the loading bay',
    ],
    ['Your Boise and Nampa loads leave on Tuesday.', 'Boise and Nampa loads'],
    ['The ferry timetable on page 203 is wrong.', 'ferry timetable on page 203'],
    ['Your post about moving off Redux is why I write.', 'post about moving off Redux'],
    ['The attached file has the figures.', 'attached file'],
    ['We make ordering screens for the counter.', 'ordering screens'],
    ['I saw Tallybird’s March incidents.', 'Tallybird’s March incidents'],
    ['I met the owners of Haldane & Poole in May.', 'Haldane & Poole'],
  ])('reads in %j the thing %j', (sentence, phrase) => {
    expect(phrasesIn(sentence)).toContain(phrase);
  });

  it.each([
    ['a verb with its object', 'Build authentic connections today.', /Build/u],
    ['a thing before its “of”', 'We sell a huge range of letting agents a map.', /range$/u],
    ['half of a pair', 'We serve seven practices between Gorey and Arklow.', /Gorey$/u],
    ['a verb after its doer', 'If a company imports parts, it pays duty.', /imports/u],
    ['where a verb sends its object', 'We can send the file to your team.', /file to/u],
    ['what the writer is', 'I am the secretary of a bowls club.', /secretary/u],
    ['the rest of a compound', 'It is an all-in-one platform for you.', /^one platform/u],
  ])('never takes %s', (_, sentence, torn) => {
    for (const phrase of phrasesIn(sentence)) expect(phrase).not.toMatch(torn);
  });
});
