import type { Reader } from './person/reader.ts';
import { decidingOf } from './reason/deciding.ts';
import { nextStep } from './reason/next-step.ts';
import { reasonOf } from './reason/reason.ts';
import { bare, gains, losses } from './reason/remarks.ts';
import { turnRemarks } from './reason/turn-remarks.ts';
import type { Debrief, Remark, Turn } from './reply.ts';
import { opening } from './talk/converse.ts';
import { replay, type Step } from './talk/replay.ts';

const mostRemarks = 4;

/** The debrief of one person on one day. */
export function debriefOf(reader: Reader, turns: readonly Turn[]): Debrief {
  const steps = untilEnd(replay(reader, turns).steps);
  const latest = steps.at(-1)?.standing ?? opening(reader);
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

/** Without what was said after the end, and messages with no word in them: neither changes anything. */
function untilEnd(steps: readonly Step[]): Step[] {
  const end = steps.findIndex(({ standing }) => standing.move.isOver);
  return (end === -1 ? steps : steps.slice(0, end + 1)).filter(
    ({ standing }) => standing.judged?.verdict !== 'wordless',
  );
}

function ledBy(first: Remark | null, remarks: readonly Remark[]): Remark[] {
  const others = remarks.filter(
    ({ quote, why }) => !(first && quote === first.quote && why === first.why),
  );
  return [...(first ? [first] : []), ...others].slice(0, mostRemarks);
}
