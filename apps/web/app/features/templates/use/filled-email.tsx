import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import type { FindBlanks } from '../../../ui/changed-text/find-blanks.ts';
import { EmailSheet } from '../../../ui/email-sheet/email-sheet.tsx';
import type { FilledEmail as Email } from './fill-template.ts';
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
    <EmailSheet
      subject={subject ? <EmailText text={subject} findBlanks={findBlanks} /> : null}
      body={
        body ? (
          <EmailText text={body} findBlanks={findBlanks} />
        ) : (
          <span className="ink-3">Nothing written yet</span>
        )
      }
    />
  );
}
