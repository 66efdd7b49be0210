import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { tenths } from '../../../../lib/tenths.ts';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { LineReason } from '../../result/account/line-reason.tsx';
import { numberLines } from './number-lines.ts';

/** The three dearest lines, and one that unfolds the rest. */
const most = 4;

/** What is lost; the words stand beside it, underlined, so that it quotes none. */
export function TypedLedger({ score, lit }: { score: LiveScore; lit: Lit }) {
  if (score.trouble !== null) return null;
  return (
    <Ledger
      label="Points lost"
      lit={lit}
      format={tenths}
      most={most}
      lines={numberLines(score).map((line) => ({
        number: line.number,
        name: line.name,
        points: line.points,
        reason: <LineReason line={line} />,
      }))}
    />
  );
}
