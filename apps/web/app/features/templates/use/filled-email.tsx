import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import type { FilledEmail as Email } from './fill-template.ts';
import classes from './filled-email.module.css';
import { openPlaces } from './open-places.ts';

/** An email as it would be sent; what is still open stands out. Tags are shown, never rendered. */
export function FilledEmail({ email: { subject, body } }: { email: Email }) {
  return (
    <>
      <div className={classes.subject}>
        <span className={classes.label}>Subject</span>
        <div className="letter">
          {subject ? (
            <EmailText text={subject} findBlanks={openPlaces} />
          ) : (
            <span className="ink-3">None yet</span>
          )}
        </div>
      </div>
      <div className={`letter ${classes.body}`}>
        {body ? (
          <EmailText text={body} findBlanks={openPlaces} />
        ) : (
          <span className="ink-3">Nothing written yet</span>
        )}
      </div>
    </>
  );
}
