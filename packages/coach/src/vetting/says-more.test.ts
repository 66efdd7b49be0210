import { describe, expect, it } from 'vitest';
import { edits } from '../../test/vetting/edits.ts';
import { emailAround, type Recast } from '../../test/vetting/sentences.ts';
import { swaps } from '../../test/vetting/swaps.ts';
import { sayingMore, sayingTheSame } from '../../test/vetting/statements.ts';
import { unseenSwaps } from '../../test/vetting/unseen-swaps.ts';
import { vetRewrite } from './vet-rewrite.ts';

function keepsOwn([own, written]: Recast): boolean {
  const draft = emailAround(own);
  const { body, repaired } = vetRewrite(draft, emailAround(written));
  return body === draft.body && repaired.length > 0;
}

function takesOver([own, written]: Recast): boolean {
  const { body, repaired } = vetRewrite(emailAround(own), emailAround(written));
  return body === emailAround(written).body && repaired.length === 0;
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
    const { body, repaired } = vetRewrite(emailAround(own), emailAround(`${own} ${added}`));
    expect([body, repaired]).toEqual([emailAround(own).body, [{ kind: 'claim', text: added }]]);
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
    expect(vetRewrite(emailAround(own), emailAround(written), known).repaired).toEqual([]);
  });
});

describe('a good editor’s sentence', () => {
  it('is taken over nearly always', () => {
    expect(share(edits, takesOver)).toBeGreaterThan(0.95);
    expect(share(sayingTheSame, takesOver)).toBeGreaterThan(0.9);
  });
});
