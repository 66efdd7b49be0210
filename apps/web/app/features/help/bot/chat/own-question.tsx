import classes from './message-list.module.css';

export function OwnQuestion({ text }: { text: string }) {
  return (
    <p className={classes.question} data-question>
      <span className="visually-hidden">You asked: </span>
      {text}
    </p>
  );
}
