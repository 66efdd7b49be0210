import { useOutcomeRates } from '../../../data/outcomes/outcome-rates.ts';
import { replyWords } from '../../../data/outcomes/rate-words.ts';
import classes from './outcomes.module.css';
import { otherWords } from './other-words.ts';

/** What came of all the emails of an answer, counted. */
export function OutcomeSum({ messageId }: { messageId: string }) {
  const { data: rates } = useOutcomeRates({ message_id: messageId }, true);
  if (!rates) return null;
  return (
    <div className={classes.sum}>
      <p>
        <b>{replyWords(rates)}</b>
        {otherWords(rates).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      {rates.reply_rate && (
        <p className={classes.small}>
          In brackets: where the true rate lies, 95 times of 100. Those still waiting are left out.
        </p>
      )}
    </div>
  );
}
