import { describe, expect, it } from 'vitest';
import { optimized } from '../../../testing/optimized.ts';
import { email } from '../../../testing/samples.ts';
import { choicesOf, putBack } from '../changes/choices.ts';
import { reviseResult } from '../../../data/coach/revise.ts';
import { factOf, reckoning } from './verdict.tsx';
import { scoreBreakdown } from './score-breakdown.ts';

/** The pretended reply is corrected, which is a line of its own. */
const result = optimized(email.replace('Subject: ', 'Subject: Re: '));
const keepAll = choicesOf(null);
const everyId = result.changes.map(({ id }) => id);

function breakdownWithout(...ids: string[]) {
  const choices = putBack(keepAll, ids);
  return scoreBreakdown(reviseResult({ result, choices }));
}

const sumOf = (lines: readonly { points: number; isOff?: boolean }[]) =>
  lines.reduce((sum, { points, isOff }) => (isOff ? sum : sum + points), 0);

describe('the breakdown of a result', () => {
  it.each([
    { ids: [] },
    ...everyId.map((id) => ({ ids: [id] })),
    ...everyId.map((id) => ({ ids: everyId.filter((other) => other !== id) })),
    { ids: everyId },
  ])('adds up in all that it shows when $ids are put back', ({ ids }) => {
    const { before, value, lost, won, taken } = breakdownWithout(...ids);
    expect(100 + sumOf(lost)).toBe(value);
    expect(before + sumOf(won) + sumOf(taken)).toBe(value);
    expect([...won, ...taken].every(({ points }) => points !== 0)).toBe(true);
  });

  it('gives every line of the draft its place in the ledger as its lasting number', () => {
    const { numbers } = breakdownWithout();
    expect(result.score.original_lines.map(({ rule }) => numbers[rule])).toEqual(
      result.score.original_lines.map((_, index) => index + 1),
    );
  });

  it('leaves lines that are put back in their place, with what keeping them would win', () => {
    const answered = breakdownWithout().won.filter(({ changes }) => changes.length > 0);
    expect(answered.length).toBeGreaterThan(0);
    const { won } = breakdownWithout(...everyId);
    for (const { rule, points } of answered)
      expect(won.find((line) => line.rule === rule)).toMatchObject({
        ...{ retained: 0, isOff: true, points },
      });
  });

  it('says of a line without changes that it comes with what was filled in, where that moved it', () => {
    const label = 'what you saw of theirs';
    const result = optimized(
      `Subject: Phone orders\n\nHi Tom,\n\n[fill in: ${label}]. I hope you’re well! What do you do about phone orders that interrupt the morning rush?\n\nWe make ordering screens for the counter. Three cafés in York use them.\n\nWould a one-page summary help?\n\nAll the best,\nNora`,
    );
    const factsWith = (value: string) => {
      const choices = { ...keepAll, blanks: { [label]: value } };
      const { won, taken } = scoreBreakdown(reviseResult({ result, choices }));
      const lines = [...won, ...taken].filter(({ changes }) => changes.length === 0);
      return Object.fromEntries(lines.map((line) => [line.rule, factOf(line, choices)]));
    };
    const factsText = (value: string) => Object.values(factsWith(value)).join(' ');
    expect(factsText(' ')).not.toContain('filled in');
    expect(factsText('!!! BUY NOW, AMAZING SYNERGY !!! ACT TODAY !!!')).toContain('you filled in');
  });

  it('is reckoned from the draft while something was won, else from ten', () => {
    const sum = { isComposed: false };
    expect(reckoning({ ...sum, before: 61, value: 93 })).toBe('6.1 + 3.2');
    expect(reckoning({ ...sum, before: 98, value: 98 })).toBe('10 − 0.2');
    expect(reckoning({ ...sum, before: 84, value: 80 })).toBe('8.4 − 0.4');
    expect(reckoning({ ...sum, before: 84, value: 87, isComposed: true })).toBe('10 − 1.3');
  });
});
