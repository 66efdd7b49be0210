import type { RunningAnswer } from '../../../../data/answering/running-answer.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { aiText } from '../../author.ts';
import { ByLine } from '../../messages/by-line.tsx';
import textMessage from '../../messages/text-message.module.css';
import { GrowingText } from './growing-text.tsx';
import classes from './running-result.module.css';
import { WaitingWords } from './waiting-words.tsx';

/** An answer in words as it comes. */
export function RunningText({ answer, at }: { answer: RunningAnswer; at: string }) {
  return (
    <div className={classes.running} data-late={answer.isLate || undefined} aria-busy>
      <ByLine
        who={answer.text === '' ? 'Being answered' : 'A model is answering'}
        at={at}
        label={answer.text === '' ? undefined : aiText}
      />
      <Sheet>
        <div className={`letter ${textMessage.text ?? ''}`}>
          <GrowingText text={answer.text} empty={<WaitingWords />} />
        </div>
      </Sheet>
    </div>
  );
}
