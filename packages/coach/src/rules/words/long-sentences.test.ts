import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { longSentences } from './long-sentences.ts';

const sentence = (words: number) =>
  `${Array.from({ length: words }, (_, at) => `the${at}`).join(' ')}.`;
const on = (body: string) => check(longSentences, { subject: null, body });

describe('long sentences', () => {
  it('is silent up to 25 words', () => {
    expect(on(`${sentence(25)} ${sentence(8)}`)).toBeNull();
  });

  it('quotes a sentence of 26 words, and only that', () => {
    const found = on(`${sentence(8)} ${sentence(26)}`);
    expect(found?.quotes).toEqual([sentence(26)]);
    expect(found?.reason).toContain('One sentence of 26');
  });

  it.each([
    [26, 0.5 + 0.5 / 15],
    [33, 0.5 + 4 / 15],
    [39, 0.5 + 7 / 15],
    [40, 1],
    [60, 1],
  ])('one of %i words costs %f', (count, loss) => {
    expect(on(sentence(count))?.loss).toBeCloseTo(loss, 6);
  });

  it('costs all for two, and says how many', () => {
    expect(on(`${sentence(26)}\n\n${sentence(27)}`)?.reason).toContain('2 sentences');
    expect(on(sentence(40))?.loss).toBe(1);
    expect(on(`${sentence(26)}\n\n${sentence(27)}`)?.loss).toBe(1);
  });

  it('reads every bullet as a sentence of its own', () => {
    expect(on(`We do\n- ${sentence(12)}\n- ${sentence(13)}\n- ${sentence(14)}`)).toBeNull();
  });
});
