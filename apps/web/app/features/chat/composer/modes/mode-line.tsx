import type { MessageType } from '@replysmith/contract';
import { firstQuestions } from '../../questions/first-questions.ts';
import { QuestionButtons } from '../../questions/question-buttons.tsx';
import { ReaderChoice } from '../../reader/reader-choice.tsx';
import type { ReaderState } from '../../reader/use-reader.ts';
import type { SessionFacts } from '../../use-session-facts.ts';
import classes from './mode-line.module.css';

type ModeLineProps = {
  mode: MessageType;
  isEmpty: boolean;
  facts: SessionFacts;
  reader: ReaderState;
};

/** What there is to choose before a question is written, or an answer to a reader. */
export function ModeLine({ mode, isEmpty, facts, reader }: ModeLineProps) {
  if (mode === 'client_simulation') {
    return reader.stage === 'none' ? null : <ReaderChoice reader={reader} />;
  }
  if (mode === 'email_optimization' || !isEmpty || facts.hasQuestions) return null;
  return (
    <div className={classes.questions}>
      <QuestionButtons
        label="Questions to begin with"
        questions={firstQuestions(facts.latestResult?.optimization_results ?? null)}
      />
    </div>
  );
}
