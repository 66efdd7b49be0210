import type { SimulatedReply } from '@replysmith/coach';
import { Tag } from '../../../../ui/tag/tag.tsx';
import classes from './simulated-answer.module.css';

type SimulatedAnswerProps = {
  /** Which version they read. */
  to: string;
  who: string;
  reply: SimulatedReply;
};

/** What a simulated reader answers, and why, for the writer. */
export function SimulatedAnswer({ to, who, reply: { text, reason } }: SimulatedAnswerProps) {
  return (
    <figure className={classes.answer}>
      <figcaption className={classes.to}>{to}</figcaption>
      <div className={classes.reply}>
        <p className={classes.who}>
          {who} <Tag>Simulated</Tag>
        </p>
        <p className={`letter ${classes.text}`}>{text ?? 'No answer came.'}</p>
      </div>
      <p className={classes.why}>{reason}</p>
    </figure>
  );
}
