import { ChangedText } from '../../ui/changed-text/changed-text.tsx';
import type { TextChange } from '../../ui/changed-text/text-change.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useLit } from '../../ui/lit/use-lit.ts';
import classes from './coach-at-work.module.css';

const draft = `I hope you're well! I noticed that your checkout takes a while to load on a phone.

Would you be available for a 30-minute call on Tuesday to discuss how we could work together?`;

const reasons = [
  'It says nothing about the reader, and stands where the reason for writing belongs.',
  'A meeting is a lot to ask of a stranger. One small question is easy to answer.',
];

const changes = [
  change(1, "I hope you're well! ", ''),
  change(
    2,
    'Would you be available for a 30-minute call on Tuesday to discuss how we could work together?',
    'Is a faster phone checkout on your list this quarter?',
  ),
];

function change(number: number, before: string, after: string): TextChange {
  const start = draft.indexOf(before);
  const end = start + before.length;
  return { id: String(number), number, start, end, after, isKept: true };
}

/** A piece of an email under the coach's pencil. */
export function CoachAtWork() {
  const lit = useLit();
  return (
    <div className={classes.piece}>
      <Sheet>
        <div className={`letter ${classes.mail}`}>
          <ChangedText
            text={draft}
            changes={changes}
            findBlanks={() => []}
            lit={lit.number}
            onPoint={lit.point}
            note={({ number }) => reasons[number - 1]}
          />
        </div>
      </Sheet>
      <ol className={classes.reasons}>
        {reasons.map((reason, index) => (
          <li key={reason} data-lit={lit.number === index + 1 || undefined}>
            <b>{index + 1}</b> {reason}
          </li>
        ))}
      </ol>
    </div>
  );
}
