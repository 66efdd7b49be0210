import type { RunningAnswer } from '../../../../data/answering/running-answer.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { ByLine } from '../../messages/by-line.tsx';
import textMessage from '../../messages/text-message.module.css';
import { GrowingText } from './growing-text.tsx';
import classes from './running-result.module.css';

/** An answer in words as it comes. */
export function RunningText({ answer, at }: { answer: RunningAnswer; at: string }) {
  return (
    <div className={classes.running} data-late={answer.isLate || undefined} aria-busy>
      <ByLine who="Being answered" at={at} />
      <Sheet>
        <div className={`letter ${textMessage.text ?? ''}`}>
          <GrowingText text={answer.text} />
        </div>
      </Sheet>
    </div>
  );
}
