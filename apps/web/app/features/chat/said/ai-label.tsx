import classes from './ai-label.module.css';

/** What must be known of a text before it is read. */
export function AiLabel({ text }: { text: string }) {
  return <span className={classes.label}>{text}</span>;
}
