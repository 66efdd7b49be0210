import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, composeEdits } from './edits.ts';
import type { Candidate } from './edit.ts';

function change(start: number, end: number, after: string, reason = 'Because.'): Candidate {
  return { field: 'body', start, end, after, rule: 'rule', reason };
}

const noGain = () => 0;
const draft = { subject: null, body: 'one two three four' };

/** Changes that do not touch, for a text of the given length. */
function arbitraryRound(length: number): fc.Arbitrary<Candidate[]> {
  return fc
    .array(fc.tuple(fc.nat(length), fc.nat(length), fc.string({ maxLength: 4 })), { maxLength: 4 })
    .map((spans) => {
      const apart: Candidate[] = [];
      let reach = -1;
      for (const [from, to, after] of spans.toSorted(
        (a, b) => Math.min(a[0], a[1]) - Math.min(b[0], b[1]),
      )) {
        const start = Math.min(from, to);
        if (start <= reach) continue;
        reach = Math.max(from, to);
        apart.push(change(start, reach, after));
      }
      return apart;
    });
}

describe('composeEdits', () => {
  it('moves a later change to where its words stand in the draft', () => {
    const first = [change(0, 4, '')];
    const second = [change(4, 9, 'THREE')];
    expect(composeEdits(draft, first, second, noGain)).toEqual([
      change(0, 4, ''),
      change(8, 13, 'THREE'),
    ]);
  });

  it('names a joined change after the rule that won most by it', () => {
    const first = [{ ...change(4, 8, ''), rule: 'little' }];
    const second = [{ ...change(4, 9, 'THREE'), rule: 'much' }];
    const gain = (rule: string) => (rule === 'much' ? 5 : 1);
    expect(composeEdits(draft, first, second, gain)[0]?.rule).toBe('much');
  });

  it('joins changes that touch, and says each reason once', () => {
    const first = [change(4, 8, '', 'Two goes.')];
    const second = [change(4, 9, 'THREE', 'Three shouts.')];
    expect(composeEdits(draft, first, second, noGain)).toEqual([
      change(4, 13, 'THREE', 'Two goes. Three shouts.'),
    ]);
  });

  it('forgets a change that the second round undid', () => {
    expect(composeEdits(draft, [change(0, 3, 'ONE')], [change(0, 3, 'one')], noGain)).toEqual([]);
  });

  it('gives the text of both rounds', () => {
    const rounds = fc.string({ minLength: 1, maxLength: 30 }).chain((body) =>
      arbitraryRound(body.length).chain((first) => {
        const between = applyEdits({ subject: null, body }, first);
        return arbitraryRound(between.body.length).map((second) => ({ body, first, second }));
      }),
    );
    fc.assert(
      fc.property(rounds, ({ body, first, second }) => {
        const start = { subject: null, body };
        const inTurn = applyEdits(applyEdits(start, first), second);
        expect(applyEdits(start, composeEdits(start, first, second, noGain))).toEqual(inTurn);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
