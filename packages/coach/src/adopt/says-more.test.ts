import { describe, expect, it } from 'vitest';
import { edits } from '../../test/adopt/edits.ts';
import { emailAround, type Recast } from '../../test/adopt/sentences.ts';
import { swaps } from '../../test/adopt/swaps.ts';
import { sayingMore, sayingTheSame } from '../../test/adopt/statements.ts';
import { unseenSwaps } from '../../test/adopt/unseen-swaps.ts';
import { adoptRewrite } from './adopt-rewrite.ts';

function keepsOwn([own, written]: Recast): boolean {
  const draft = emailAround(own);
  const { body, mended } = adoptRewrite(draft, emailAround(written));
  return body === draft.body && mended.length > 0;
}

function takesOver([own, written]: Recast): boolean {
  const { body, mended } = adoptRewrite(emailAround(own), emailAround(written));
  return body === emailAround(written).body && mended.length === 0;
}

const share = (rows: readonly Recast[], holds: (row: Recast) => boolean) =>
  rows.filter(holds).length / rows.length;

describe('a word swapped or slipped in', () => {
  it.each(swaps)('leaves the writer’s sentence: %s → %s', (own, written) => {
    expect(keepsOwn([own, written])).toBe(true);
  });

  it.each([
    'It takes an hour.',
    'It always works.',
    'Nobody does it better.',
    'It costs nothing and is free.',
  ])('is no sentence to add: %s', (added) => {
    const own = 'We make till software for shops.';
    const { body, mended } = adoptRewrite(emailAround(own), emailAround(`${own} ${added}`));
    expect([body, mended]).toEqual([emailAround(own).body, [{ kind: 'claim', text: added }]]);
  });

  it('is nearly always found where nobody wrote the rules for it', () => {
    expect(share(unseenSwaps, keepsOwn)).toBeGreaterThan(0.95);
    expect(share(sayingMore, keepsOwn)).toBeGreaterThan(0.9);
  });

  it('is no swap when what the writer told of themselves holds it', () => {
    const [own, written] = [
      'We make till software for shops.',
      'We make till software for hospitals.',
    ];
    const known = ['Our tills stand in shops and hospitals.'];
    expect(adoptRewrite(emailAround(own), emailAround(written), known).mended).toEqual([]);
  });
});

describe('a good editor’s sentence', () => {
  it('is taken over nearly always', () => {
    expect(share(edits, takesOver)).toBeGreaterThan(0.95);
    expect(share(sayingTheSame, takesOver)).toBeGreaterThan(0.9);
  });
});
