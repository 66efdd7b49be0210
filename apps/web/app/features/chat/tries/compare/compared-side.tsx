import { bandOf, findBlanks } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import { Button } from '../../../../ui/button/button.tsx';
import { Difference } from '../../../../ui/changed-text/difference.tsx';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { MiniRing } from '../../../../ui/score-ring/mini-ring.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { tenths } from '../../../../lib/words/tenths.ts';
import classes from './compare-tries.module.css';
import type { ComparedTry } from './compared-try.ts';

type ComparedSideProps = {
  side: 'before' | 'after';
  one: ComparedTry;
  between: readonly [EmailText, EmailText];
  choices: readonly ComparedTry[];
  /** It is the one that the chat shows. */
  isShown: boolean;
  onPick: (at: number) => void;
  onUse: () => void;
};

/** One of two tries: its score, its words where they differ, and what it still loses. */
export function ComparedSide(props: ComparedSideProps) {
  const { side, one, between, choices, isShown, onPick, onUse } = props;
  const [left, right] = between;
  const words = { side, findBlanks };
  return (
    <div className={classes.side} role="group" aria-label={one.name}>
      <div className={classes.bar}>
        <MiniRing value={one.value} band={bandOf(one.value)} format={tenths} />
        {choices.length > 2 ? (
          <Select
            label={side === 'before' ? 'On the left' : 'On the right'}
            options={choices.map(({ at, name }) => ({ value: String(at), label: name }))}
            value={String(one.at)}
            onChange={(at) => onPick(Number(at))}
          />
        ) : (
          <b>{one.name}</b>
        )}
        <Button variant="line" size="small" isBusy={isShown} onClick={onUse}>
          {isShown ? 'In use' : 'Use this one'}
        </Button>
      </div>
      <Sheet isBleeding>
        <EmailSheet
          subject={
            <Difference {...words} before={left.subject ?? ''} after={right.subject ?? ''} />
          }
          body={<Difference {...words} before={left.body} after={right.body} />}
        />
      </Sheet>
      <h3 className={classes.lost}>Still lost</h3>
      {one.lines.length === 0 && <p className="small ink-2">Nothing lost.</p>}
      <ul className={classes.lines}>
        {one.lines.map(({ rule, name, points }) => (
          <li key={rule}>
            <span>{name}</span>
            <span className={classes.points}>{signedPoints(points, tenths)}</span>
          </li>
        ))}
      </ul>
      {one.lines.length > 0 && (
        <p className={classes.sum}>
          <span className="ink-2">10 − {tenths(100 - one.value)}</span>
          <b>{tenths(one.value)}</b>
        </p>
      )}
    </div>
  );
}
