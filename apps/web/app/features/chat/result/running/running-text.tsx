import { useState } from 'react';
import type { RunningAnswer } from '../../../../data/answering/running-answer.ts';
import { aiText } from '../../exchange/author.ts';
import { ByLine } from '../../said/by-line.tsx';
import answerText from '../../../../ui/answer-text/answer-text.module.css';
import { ReaderSheet } from '../../reader/reader-sheet.tsx';
import { GrowingText } from './growing-text.tsx';
import classes from './running-result.module.css';
import { useBringIntoView } from '../../scrolling/use-bring-into-view.ts';
import { WaitingWords } from './waiting-words.tsx';

/** An answer in words as it comes, laid out as it will stand. */
export function RunningText({ answer, at }: { answer: RunningAnswer; at: string }) {
  const [isResumed] = useState(answer.text !== '');
  const place = useBringIntoView({ isLate: answer.isLate, isResumed });
  const isReply = answer.messageType === 'client_simulation';
  const growing = <GrowingText text={answer.text} empty={<WaitingWords />} />;
  return (
    <div ref={place} className={classes.running} data-late={answer.isLate || undefined} aria-busy>
      <ByLine
        who={whoOf(isReply, answer.text === '')}
        at={at}
        label={answer.text === '' ? undefined : aiText}
      />
      {isReply ? (
        <ReaderSheet who="Reader">{growing}</ReaderSheet>
      ) : (
        <div className={answerText.answer}>{growing}</div>
      )}
    </div>
  );
}

function whoOf(isReply: boolean, isEmpty: boolean): string {
  if (isReply) return 'Simulated reader, not a real person';
  return isEmpty ? 'Being answered' : 'A model is answering';
}
