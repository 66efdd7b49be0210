import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import type { FindBlanks } from '../../../ui/changed-text/find-blanks.ts';
import type { FilledEmail as Email } from './fill-template.ts';
import classes from './filled-email.module.css';
import { openPlaces } from './open-places.ts';

type FilledEmailProps = {
  email: Email;
  /** What stands out in it; all that is still open, unless something else is said. */
  findBlanks?: FindBlanks;
};

/** An email as it would be sent; what is still open stands out. Tags are shown, never rendered. */
export function FilledEmail(props: FilledEmailProps) {
  const { email, findBlanks = openPlaces } = props;
  const { subject, body } = email;
  return (
    <>
      <div className={classes.subject}>
        <span className={classes.label}>Subject</span>
        <div className="letter">
          {subject ? (
            <EmailText text={subject} findBlanks={findBlanks} />
          ) : (
            <span className="ink-3">None yet</span>
          )}
        </div>
      </div>
      <div className={`letter ${classes.body}`}>
        {body ? (
          <EmailText text={body} findBlanks={findBlanks} />
        ) : (
          <span className="ink-3">Nothing written yet</span>
        )}
      </div>
    </>
  );
}
