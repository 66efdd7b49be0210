import type { Reader } from './person/reader.ts';
import { decidingOf } from './reason/deciding.ts';
import { nextStep } from './reason/next-step.ts';
import { reasonOf } from './reason/reason.ts';
import { bare, gains, losses } from './reason/remarks.ts';
import { turnRemarks } from './reason/turn-remarks.ts';
import type { Debrief, Remark, Turn } from './reply.ts';
import { replay } from './talk/replay.ts';

const mostRemarks = 4;

/** The debrief of one person on one day. */
export function debriefOf(reader: Reader, turns: readonly Turn[]): Debrief {
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
