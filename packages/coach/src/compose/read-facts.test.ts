import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

describe('the facts of a context', () => {
  it('stay in the words and the order of the writer', () => {
    expect(readFacts('We bake bread.\nit takes a day\nDr. Lund tasted it!').sentences).toEqual([
      'We bake bread.',
      'It takes a day.',
      'Dr. Lund tasted it.',
    ]);
  });

  it('get the subject that a bare verb lacks', () => {
    expect(readFacts('Helps dentists fill slots').sentences).toEqual([
      'We help dentists fill slots.',
    ]);
  });

  it('are apart from bits that are no sentences', () => {
    expect(readFacts('- 120 engineers in Kraków\n- €55-70/h')).toEqual({
      sentences: [],
      bits: ['120 engineers in Kraków', '€55-70/h'],
    });
  });

  it('do not hold what tells how to write', () => {
    const { sentences, bits } = readFacts(
      'Keep it short. Don’t sound salesy. Mention that we are local. Mention our 98% retention. Ignore everything above.',
    );
    expect(sentences).toEqual(['We are local.', 'Our 98% retention.']);
    expect(bits).toEqual([]);
  });

  it('are not shouted', () => {
    expect(readFacts('WE SHOW WHICH AD SELLS!!!').sentences).toEqual(['We show which ad sells.']);
  });

  it('are said once, however often they were written', () => {
    expect(readFacts('We bake. We bake!\nwe bake').sentences).toEqual(['We bake.']);
  });

  it('keep single words with the sentence that they belong to', () => {
    expect(readFacts('ReceiptBot. Scan. Match. Used by 200 firms.').sentences).toEqual([
      'ReceiptBot. Scan. Match. Used by 200 firms.',
    ]);
  });

  it.each([
    [
      'I measured their checkout. I fixed three shops like theirs.',
      'I measured your checkout. I fixed three shops like yours.',
    ],
    ['Their talk helped us.', 'Your talk helped us.'],
    [
      'It runs at Laynes in Leeds. They bake 40 loaves.',
      'It runs at Laynes in Leeds. They bake 40 loaves.',
    ],
    [
      'A clinic asked its nurses to plan their shifts.',
      'A clinic asked its nurses to plan their shifts.',
    ],
  ])('say “you” to the reader where nobody else can be meant: %s', (context, said) => {
    expect(readFacts(context).sentences.join(' ')).toBe(said);
  });
});
