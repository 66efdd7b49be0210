import type { PublicTemplate } from '../../../../data/public-library/public-template.ts';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { marksIn } from '../../../../ui/marked-text/marks-in.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { CopyTemplate } from './copy-template.tsx';
import { EmailWords } from './email-words.tsx';
import { ShownWith } from './shown-with.tsx';
import classes from './template-sheet.module.css';

/** The email on its sheet. What is shown in its places, examples or blanks, needs no script. */
export function TemplateSheet({ template }: { template: PublicTemplate }) {
  const { subject, body, lines, words } = template;
  return (
    <Sheet isBleeding>
      <section aria-label="Email" className={classes.email}>
        <div className={classes.bar}>
          <ShownWith />
        </div>
        <EmailSheet
          subject={<EmailWords example={subject} marks={marksIn(lines, 'subject')} />}
          body={<EmailWords example={body} marks={marksIn(lines, 'body')} />}
        />
        <div className={classes.foot}>
          <span>{words} words</span>
          <CopyTemplate subject={subject} body={body} />
        </div>
      </section>
    </Sheet>
  );
}
