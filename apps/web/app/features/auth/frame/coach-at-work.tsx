import { ChangedText } from '../../../ui/changed-text/changed-text.tsx';
import type { TextChange } from '../../../ui/changed-text/text-change.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { useLit } from '../../../ui/lit/use-lit.ts';
import classes from './coach-at-work.module.css';
import { coachedSample } from './coached-sample.ts';

const { body, changes: made } = coachedSample;

const changes = made.map(({ before, after }, index): TextChange => {
  const start = body.indexOf(before);
  const number = index + 1;
  return { id: String(number), number, start, end: start + before.length, after, isKept: true };
});

/** A piece of an email under the coach's pencil. */
export function CoachAtWork() {
  const lit = useLit();
  return (
    <div className={classes.piece}>
      <Sheet>
        <div className={`letter ${classes.mail}`}>
          <ChangedText
            text={body}
            changes={changes}
            findBlanks={() => []}
            lit={lit}
            note={({ number }) => made[number - 1]?.reason}
          />
        </div>
      </Sheet>
      <ol className={classes.reasons}>
        {made.map(({ reason }, index) => (
          <li key={reason} data-lit={lit.number === index + 1 || undefined}>
            <b>{index + 1}</b> {reason}
          </li>
        ))}
      </ol>
    </div>
  );
}
