import { describe, expect, it } from 'vitest';
import { debrief, simulateReply, type Debrief, type Turn } from '../../src/index.ts';
import { goodEmail } from '../good-email.ts';
import { weakPitches } from './pitches.ts';

const seeds = Array.from({ length: 60 }, (_, at) => at);
const draft = goodEmail({ profile: 'sales' });
const weak = weakPitches.sales?.draft ?? draft;

/** The debrief of the first seed whose recipient decides so. */
function debriefWhere(decision: string, given = draft, turns: readonly Turn[] = []): Debrief {
  const seed = seeds.find(
    (one) =>
      simulateReply({ draft: given, persona: 'busy_founder', seed: one }).decision === decision,
  );
  if (seed === undefined) throw new Error(`nobody decides ${decision}`);
  return debrief({ draft: given, persona: 'busy_founder', seed, turns });
}

describe('a debrief', () => {
  it('of a yes opens with the line that won it', () => {
    const { deciding, won, next } = debriefWhere('yes');
    expect(won[0]).toEqual(deciding);
    expect(deciding?.quote).toMatch(/^I saw you opened a second café in Leeds/u);
    expect(next).toBe('Do what you offered, soon, and ask for nothing else.');
  });

  it('of a no to a weak email opens with the line that lost it, and says how to mend it', () => {
    const { deciding, lost, next } = debriefWhere('silence', weak);
    expect(lost[0]).toEqual(deciding);
    expect(weak.body).toContain(deciding?.quote);
    expect(next.length).toBeGreaterThan(20);
  });

  it('of a question asks for the answer', () => {
    expect(debriefWhere('question').next).toMatch(/^Answer this first/u);
  });

  it('blames no line where there was no need, and leaves the text only when nothing lost', () => {
    const { reason, deciding, lost, next } = debriefWhere('not_now');
    expect(reason).toMatch(/^They have no use for it now\. Suppose they had the need/u);
    expect(deciding).toBeNull();
    expect(lost).toEqual([]);
    expect(next).toMatch(/^(?:Leave the text as it is|Have an answer ready)/u);
  });

  it('never says of the words that lost that they won', () => {
    const subject = 'Your second café in Leeds and a tray of samples';
    const { won, lost } = debriefWhere('yes', { ...draft, subject });
    expect(lost.map(({ quote }) => quote)).toContain(subject);
    expect(won.map(({ quote }) => quote)).not.toContain(subject);
  });

  it('stands whatever is written after the end', () => {
    const thanks: Turn = { from: 'writer', text: 'Wonderful, it is on its way to your kitchen.' };
    const over = debriefWhere('yes', draft, [thanks]);
    expect(over.decision).toBe('yes');
    for (const text of ['And one more thing.', 'You are stupid.', ''])
      expect(debriefWhere('yes', draft, [thanks, { from: 'writer', text }])).toEqual(over);
  });

  it('of a lost yes quotes the line that lost it', () => {
    const text = 'Thanks! We invented all of the figures above, sorry.';
    const { decision, deciding, next } = debriefWhere('yes', draft, [{ from: 'writer', text }]);
    expect(decision).toBe('no');
    expect(deciding?.quote).toBe('We invented all of the figures above, sorry.');
    expect(next).toBe('Take the claim out of the email before anybody else gets it.');
  });

  it('quotes the writer’s own message when that decided', () => {
    const text = 'Thanks for asking! Could we hop on a call on Tuesday?';
    const { deciding, lost } = debriefWhere('question', draft, [{ from: 'writer', text }]);
    expect(deciding?.quote).toBe('Could we hop on a call on Tuesday?');
    expect(deciding?.place).toEqual({ field: 'turn', turn: 0, start: 19, end: text.length });
    expect(lost[0]).toEqual(deciding);
  });
});
