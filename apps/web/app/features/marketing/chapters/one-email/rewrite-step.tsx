import type { LiveRewrite } from '../../../../data/live-score/live-score.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { RewriteDiff } from '../../proof/rewrite-diff.tsx';
import { Gains } from './gains.tsx';
import classes from './rewrite-step.module.css';
import { Step } from './step.tsx';

const nothing = () => undefined;
const unlit = { number: null, kept: null, point: nothing, keep: nothing, clear: nothing };

export function RewriteStep({ rewrite }: { rewrite: LiveRewrite }) {
  const { before, value } = rewrite.account;
  return (
    <Step
      name="Rewrite Suggestions"
      figure={signedPoints(value - before)}
      text={
        <p>
          Changes in your own words, not a new email. Each carries the number of the ledger line it
          answers. Keep it or put it back.
        </p>
      }
    >
      <div className={classes.columns}>
        <Sheet isBleeding>
          <RewriteDiff rewrite={rewrite} lit={unlit} />
        </Sheet>
        <Gains rewrite={rewrite} />
      </div>
    </Step>
  );
}
