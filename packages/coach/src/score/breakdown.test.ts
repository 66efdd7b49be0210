import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../test/emails.ts';
import { applyEdits } from '../rewrite/apply-edits.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { type Breakdown, breakdownOf } from './breakdown.ts';
import { score } from './score.ts';

const line = (rule: string, points: number) => ({ rule, name: rule.toUpperCase(), points });
const sumOf = (lines: readonly { points: number }[]) =>
  lines.reduce((sum, { points }) => sum + points, 0);

function expectToAddUp({ before, value, lost, won, taken, unmoved }: Breakdown) {
  expect(100 + sumOf(lost)).toBe(value);
  expect(before + sumOf(won) + sumOf(taken)).toBe(value);
  expect(won.every(({ points }) => points > 0)).toBe(true);
  expect(taken.every(({ points }) => points < 0)).toBe(true);
  expect(unmoved.every(({ changes }) => changes.length > 0)).toBe(true);
}

describe('the breakdown', () => {
  const before = { value: 70, lines: [line('ask', -20), line('words', -10)] };
  const after = {
    value: 83,
    lines: [line('ask', -10), line('length', -4), line('cap', -2), line('words', -1)],
  };
  const changes = [{ rule: 'greeting' }, { rule: 'ask' }, { rule: 'ask' }];
  const made = breakdownOf(before, after, changes);

  it('tells what was won, what was taken back and what only changed', () => {
    expect(made.won.map(({ rule, points }) => [rule, points])).toEqual([
      ['ask', 10],
      ['words', 9],
    ]);
    expect(made.taken.map(({ rule, points }) => [rule, points])).toEqual([
      ['length', -4],
      ['cap', -2],
    ]);
    expect(made.unmoved.map(({ rule, name }) => [rule, name])).toEqual([['greeting', 'Greeting']]);
    expectToAddUp(made as Breakdown);
  });

  it('gives each rule one number in all its parts, the draft first', () => {
    expect(made.numbers).toEqual({ ask: 1, words: 2, greeting: 3, length: 4, cap: 5 });
    expect(made.lost.map(({ number }) => number)).toEqual([1, 4, 5, 2]);
    expect(made.won.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('hands every change to the line of its rule', () => {
    expect(made.won[0]?.changes).toHaveLength(2);
    expect(made.won[1]?.changes).toEqual([]);
  });

  it('calls a rule that has gone by its id', () => {
    expect(breakdownOf(before, before, [{ rule: 'old-rule' }]).unmoved[0]?.name).toBe('Old rule');
  });

  it('adds up for any rewrite, and whichever of its changes are put back', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(fc.boolean(), { maxLength: 20 }), (draft, keeps) => {
        const { before, after, edits } = rewrite(draft);
        expectToAddUp(breakdownOf(before, after, edits));
        const retained = edits.filter((_, index) => keeps[index]);
        expectToAddUp(breakdownOf(before, score(applyEdits(draft, retained)), edits));
      }),
    );
  });
});
