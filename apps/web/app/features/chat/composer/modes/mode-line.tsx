import { firstQuestions } from '../../questions/first-questions.ts';
import { QuestionButtons } from '../../questions/question-buttons.tsx';
import { ReaderChoice } from '../../reader/reader-choice.tsx';
import type { SessionFacts } from '../../use-session-facts.ts';
import type { Composed } from '../use-composed.ts';
import classes from './mode-line.module.css';

type ModeLineProps = { composed: Composed; facts: SessionFacts };

/** What there is to choose before a question is written, or an answer to a reader. */
export function ModeLine({ composed, facts }: ModeLineProps) {
  const { mode, draft, reader, isEmail } = composed;
  if (mode === 'client_simulation') {
    return reader.stage === 'none' ? null : <ReaderChoice reader={reader} />;
  }
  if (isEmail || draft.text !== '' || facts.hasQuestions) return null;
  return (
    <div className={classes.questions}>
      <QuestionButtons
        label="Questions to begin with"
        questions={firstQuestions(facts.latestResult?.optimization_results ?? null)}
      />
    </div>
  );
}
