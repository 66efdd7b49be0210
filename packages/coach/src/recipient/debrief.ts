import { readerOf } from './person/reader.ts';
import { decidingOf } from './reason/deciding.ts';
import { nextStep } from './reason/next-step.ts';
import { reasonOf } from './reason/reason.ts';
import { bare, gains, losses } from './reason/remarks.ts';
import { turnRemarks } from './reason/turn-remarks.ts';
import type { Conversation, Decision, Remark } from './reply.ts';
import { replay } from './talk/replay.ts';

/** What the conversation came to, line by line. */
export type Debrief = {
  /** The recipient's latest decision. */
  readonly decision: Decision;
  readonly reason: string;
  /** The line that decided, which also opens `won` or `lost`; null when no wording did. */
  readonly deciding: Remark | null;
  /** At most 4 lines that moved them towards a yes, the deciding one first, then by weight. */
  readonly won: readonly Remark[];
  /** At most 4 lines that moved them away, in the same order. */
  readonly lost: readonly Remark[];
  /** One thing to do next. */
  readonly next: string;
};

const mostRemarks = 4;

/**
 * Looks back on a simulated conversation: which lines of the email and of the writer's messages won,
 * which lost, and one thing to do next. Every quote is exact; its place says where it stands.
 *
 * @example
 * debrief({ draft: { subject: null, body: '' }, persona: 'editor', seed: 1 }).next; // 'Write the email first.'
 */
export function debrief({ draft, persona, seed, turns = [] }: Conversation): Debrief {
  const reader = readerOf(draft, persona, seed);
  const { steps, latest } = replay(reader, turns);
  const said = turnRemarks(steps, turns);
  const won = [...said.won, ...gains(reader).map(bare)];
  const lost = [...said.lost, ...losses(reader).map(bare)];
  const deciding = decidingOf(reader, latest, { won, lost });
  const first = (side: 'won' | 'lost') => (deciding?.side === side ? deciding.remark : null);
  return {
    decision: latest.move.decision,
    reason: reasonOf(reader, latest),
    deciding: deciding?.remark ?? null,
    won: ledBy(first('won'), won),
    lost: ledBy(first('lost'), lost),
    next: nextStep(reader, latest),
  };
}

function ledBy(first: Remark | null, remarks: readonly Remark[]): Remark[] {
  const others = remarks.filter(
    ({ quote, why }) => !(first && quote === first.quote && why === first.why),
  );
  return [...(first ? [first] : []), ...others].slice(0, mostRemarks);
}
