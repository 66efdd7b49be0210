import { trashDays } from '@replysmith/contract';
import { Link } from 'react-router';
import { fieldNames } from '../field-names.ts';
import { ComposedSheet } from '../email/composed-sheet.tsx';
import { EmailVerdict } from '../email/email-verdict.tsx';
import { useComposer } from '../email/use-composer.ts';
import { exampleBrief } from './example-brief.ts';
import classes from './first-use.module.css';

const noTones: readonly string[] = [];

const answers = [
  [fieldNames.target_audience, exampleBrief.audience],
  [fieldNames.tone_id, exampleBrief.tone],
  [fieldNames.pain_points, exampleBrief.painPoints.join('\n')],
  [fieldNames.call_to_action, exampleBrief.callToAction],
  [fieldNames.additional_context, exampleBrief.context],
] as const;

/** What a campaign is, shown by one: five answers, and the email that the coach makes of them. */
export function FirstUse() {
  const { email } = useComposer(exampleBrief, noTones);
  return (
    <section className={classes.first} aria-labelledby="first-use">
      <div className={classes.words}>
        <h2 id="first-use" className="subhead">
          No campaigns yet
        </h2>
        <p className="ink-2">
          A campaign is one kind of reader and one thing you ask of them. You answer a few
          questions, see the email grow beside them, and send it to the chat to finish. Every word
          is saved as you write.
        </p>
      </div>
      <div className={classes.example}>
        <div>
          <p className={`label ${classes.above}`}>An example: the answers</p>
          <dl>
            {answers.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p className={`label ${classes.above}`}>The email from them</p>
          {email && (
            <div className={classes.email}>
              <EmailVerdict email={email} />
              <ComposedSheet email={email} />
            </div>
          )}
        </div>
      </div>
      <p className="small">
        <Link to="?state=deleted">Deleted campaigns</Link>
        <span className="ink-2"> can be had back for {trashDays} days.</span>
      </p>
    </section>
  );
}
