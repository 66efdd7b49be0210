import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { findPhrases } from './find-phrases.ts';

function phrasesIn(sentence: string): string[] {
  const body = `Hi Tom,\n\n${sentence}\n\nBest,\nNora`;
  return findPhrases(parseEmail({ subject: null, body })).map(({ opener, words }) =>
    [...(opener ? [opener] : []), ...words].map(({ text }) => text).join(' '),
  );
}

describe('findPhrases', () => {
  it.each([
    ['I saw your clinic on Rua Augusta last week.', 'your clinic on Rua Augusta'],
    ['It takes four Barolos over €90 to fill it.', 'four Barolos over €90'],
    ['We furnish empty flats for sale.', 'empty flats for sale'],
    ['Your talk at NodeConf in May is clear.', 'Your talk at NodeConf in May'],
    ['Your post about moving off Redux is why I write.', 'Your post about moving off Redux'],
    ['We are exporters of dried flowers.', 'exporters of dried flowers'],
    ['The link to the council leaflet is dead.', 'The link to the council leaflet'],
  ])('reads in %j the thing %j', (sentence, phrase) => {
    expect(phrasesIn(sentence)).toContain(phrase);
  });

  it.each([
    ['Losses after harvest fell to 9%.', /fell/u],
    ['I saw that Windkraft Nord tests its new blades.', /tests/u],
    ['We clean 40 offices between Temple Meads and Clifton.', /Meads/u],
    ['People standing outside will give up.', /standing/u],
    ['We are supplying tea companies in Hamburg.', /supplying/u],
    ['We can send it away soon.', /away/u],
  ])('breaks nothing off in %j', (sentence, broken) => {
    expect(phrasesIn(sentence).join(' | ')).not.toMatch(broken);
  });
});
