import { describe, expect, it } from 'vitest';
import type { Debrief, Turn } from '../../src/recipient/reply.ts';
import { letterOf, readerOf } from '../../src/recipient/reader.ts';
import { debriefOf, replyOf } from '../../src/recipient/simulate-reply.ts';
import { goodEmail } from '../good-email.ts';
import { goldenPitches, tradePitches, weakPitches } from './pitches.ts';
import { type Letter, ratedAt } from './rated.ts';

const seeds = Array.from({ length: 600 }, (_, at) => at);
const good = ratedAt(letterOf(goodEmail({ profile: 'sales' })), 90);
const weak = weakPitches.sales;

/** The debrief of the first seed whose recipient decides so. */
function debriefWhere(
  decision: string,
  letter: Letter = good,
  turns: readonly Turn[] = [],
): Debrief {
  const readers = seeds.map((seed) => readerOf(letter, 'busy_founder', seed));
  const reader = readers.find((one) => replyOf(one, []).decision === decision);
  if (!reader) throw new Error(`nobody decides ${decision}`);
  return debriefOf(reader, turns);
}

describe('a debrief', () => {
  it('of a yes opens with the line that won it', () => {
    const { deciding, won, next } = debriefWhere('yes');
    expect(won[0]).toEqual(deciding);
    expect(goodEmail().body).toContain(deciding?.quote);
    expect(next).toBe('Do what you offered, soon, and ask for nothing else.');
  });

  it('of a no to a weak email opens with the line that lost it, and says how to mend it', () => {
    const { deciding, lost, next } = debriefWhere('silence', weak?.letter);
    expect(lost[0]).toEqual(deciding);
    expect(deciding?.quote).toBeTruthy();
    expect(next.length).toBeGreaterThan(20);
  });

  it('of a question asks for the answer', () => {
    expect(debriefWhere('question').next).toMatch(/^Answer this first/u);
  });

  it('never says of the words that lost that they won', () => {
    for (const { letter } of [...goldenPitches, ...tradePitches]) {
      const { won, lost } = debriefOf(readerOf(letter, 'busy_founder', 1), []);
      const words = new Set(won.map(({ quote }) => quote));
      expect(lost.filter(({ quote }) => words.has(quote))).toEqual([]);
    }
  });

  it('stands whatever is written after the end', () => {
    const thanks: Turn = { from: 'writer', text: 'Wonderful, it is on its way to your kitchen.' };
    const over = debriefWhere('yes', good, [thanks]);
    expect(over.decision).toBe('yes');
    for (const text of ['And one more thing.', 'You are stupid.', ''])
      expect(debriefWhere('yes', good, [thanks, { from: 'writer', text }])).toEqual(over);
  });

  it('of a lost yes quotes the line that lost it', () => {
    const text = 'Thanks! You people are useless.';
    const { decision, deciding, next } = debriefWhere('yes', good, [{ from: 'writer', text }]);
    expect(decision).toBe('no');
    expect(deciding?.quote).toBe('You people are useless.');
    expect(next).toBe('Leave it there. A second message makes it worse.');
  });

  it('quotes the writer’s own message when that decided', () => {
    const text = 'Thanks for asking! Could we hop on a call on Tuesday?';
    const { deciding, lost } = debriefWhere('question', good, [{ from: 'writer', text }]);
    expect(deciding?.quote).toBe('Could we hop on a call on Tuesday?');
    expect(deciding?.place).toEqual({ field: 'turn', turn: 0, start: 19, end: text.length });
    expect(lost[0]).toEqual(deciding);
  });
});
