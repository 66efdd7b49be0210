import classes from './further-step.module.css';
import step from './step.module.css';

const further = [
  [
    'Campaign wizard',
    'From a brief to an email and its follow-ups, five steps that save themselves.',
  ],
  ['Analytics', 'What gets replies among your own emails, with ranges instead of guesses.'],
  ['Export', 'Plain text, HTML or Markdown, or straight into your mail program.'],
  [
    'Help center',
    'Guides that are checked against the product, and a chat that answers from them.',
  ],
] as const;

/** What the product does besides its four features, in a line each. */
export function FurtherStep() {
  return (
    <div className={step.step}>
      <div>
        <p className="label">And around the email</p>
        <p className={step.text}>Before it is written, and after it is sent.</p>
      </div>
      <dl className={classes.further}>
        {further.map(([name, text]) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
