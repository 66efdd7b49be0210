import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { readingGrade } from '../../document/readability.ts';
import { readingEase } from './reading-ease.ts';

const hard =
  'Our organisation facilitates considerable operational improvements through comprehensive administrative transformation initiatives across international manufacturing environments.';

describe('reading ease', () => {
  it('is silent on plain text', () => {
    expect(check(readingEase, goodEmail())).toBeNull();
  });

  it('costs for long words in long sentences, and quotes the hardest one', () => {
    const found = check(
      readingEase,
      goodEmail({
        offer: `${hard} It is good. We think so.`,
        opening: hard.replace('Our', 'Their'),
      }),
    );
    expect(found?.loss).toBeGreaterThan(0.5);
    expect(found?.quotes).toHaveLength(1);
    expect(found?.reason).toContain('considerable');
    expect(found?.reason).not.toContain('our,');
    expect(found?.fix).toContain('grade 7');
  });

  it.each([
    [16, 3, 6.875, 0],
    [22, 3, 8.008182, 0.100818],
    [21, 4, 8.895238, 0.189524],
    [11, 4, 9.081818, 0.211045],
    [21, 5, 10.019048, 0.337571],
    [18, 6, 11.096667, 0.479667],
    [13, 6, 12.172308, 0.587231],
    [15, 7, 13.073333, 0.677333],
    [13, 7, 13.987692, 0.768769],
    [14, 8, 15.155714, 0.880121],
    [19, 10, 16.041053, 0.937668],
    [16, 10, 17.2, 1],
  ])(
    'sentences of %i words, %i of them of three syllables, read at grade %f and cost %f',
    (words, hardWords, grade, loss) => {
      const draft = graded(words, hardWords);
      expect(readingGrade(parseEmail(draft))).toBeCloseTo(grade, 5);
      expect(check(readingEase, draft)?.loss ?? 0).toBeCloseTo(loss, 5);
    },
  );

  it('names words of four syllables and more, if there are any', () => {
    expect(check(readingEase, graded(13, 7))?.reason).toMatch(/has 13 words\.$/u);
    const heavy = graded(13, 7);
    const one = heavy.body.replace('banana', 'operation');
    expect(check(readingEase, { ...heavy, body: one })?.reason).toMatch(/among them operation\.$/u);
    const longer = heavy.body.replace('banana', 'considerable').replace('potato', 'operation');
    expect(check(readingEase, { ...heavy, body: longer })?.reason).toMatch(
      /among them considerable, operation\.$/u,
    );
  });

  it('gives no grade under 30 words or under three sentences', () => {
    expect(check(readingEase, { subject: null, body: hard })).toBeNull();
    expect(
      check(readingEase, { subject: null, body: `${hard} ${hard.replace('Our', 'Your')}` }),
    ).toBeNull();
  });

  it('gives no grade to another language', () => {
    const german =
      'Sehr geehrter Herr Weber, wir entwickeln Softwarelösungen für Produktionsunternehmen. '.repeat(
        1,
      ) +
      'Unsere Geschäftsführung koordiniert internationale Zusammenarbeit zwischen verschiedenen Abteilungen und Standorten. ' +
      'Interessieren Sie sich für eine Zusammenarbeit mit unserer Abteilung für Qualitätssicherung und Produktionsplanung?';
    expect(check(readingEase, { subject: null, body: german })).toBeNull();
  });
});

const long =
  'banana potato tomato gorilla umbrella company customer document hospital manager'.split(' ');
const short =
  'the cat sat on a mat with his dog and they ate fish from our tin at ten by the sea in the rain'.split(
    ' ',
  );

/** Three sentences of so many words, so many of them of three syllables and the others of one. */
function graded(words: number, hardWords: number) {
  const sentences = [0, 1, 2].map((from) =>
    [...long.slice(0, hardWords), ...short.slice(from, from + words - hardWords)].join(' '),
  );
  return { subject: null, body: `${sentences.join('. ')}.` };
}
