import classes from './question-message.module.css';

/** A question, or what was said to a reader, as it was written. */
export function QuestionMessage({ text }: { text: string }) {
  return <p className={classes.question}>{text}</p>;
}
