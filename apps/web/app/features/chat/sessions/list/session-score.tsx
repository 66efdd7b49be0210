import type { ChatSession } from '@replysmith/contract';
import { useRunningAnswer } from '../../../../data/answering/running-answer.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import classes from './session-list.module.css';

/** The score of a session's newest rewrite, or that one is being written. */
export function SessionScore({ session: { id, latest_score: score } }: { session: ChatSession }) {
  if (useRunningAnswer(id)) return <span className={classes.writing}>writing</span>;
  return (
    <span className={classes.score}>
      {score === null ? (
        <>
          <span className="visually-hidden">not judged</span>
          <span aria-hidden>–</span>
        </>
      ) : (
        <>
          <span className="visually-hidden">score </span>
          {tenths(score)}
        </>
      )}
    </span>
  );
}
