import { exampleOf, type LibraryTemplate } from '@replysmith/contract';
import { useState } from 'react';
import type { Field } from '@replysmith/coach';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { MarkedText } from '../../../../ui/marked-text/marked-text.tsx';
import { marksIn } from '../../../../ui/marked-text/marks-in.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { ToggleTag } from '../../../../ui/tag/toggle-tag.tsx';
import type { NumberedLine } from '../../editor/score/score-lines.tsx';
import { FilledEmail } from '../../use/filled-email.tsx';
import { templatePlaces } from '../../use/open-places.ts';
import classes from './preview-email.module.css';

type PreviewEmailProps = {
  template: LibraryTemplate;
  lines: readonly NumberedLine[];
  lit: Lit;
};

/** The email on its sheet: as a reader might get it, with what it loses points for, or as it is stored. */
export function PreviewEmail({ template, lines, lit }: PreviewEmailProps) {
  const [isStored, setStored] = useState(false);
  const { subject, body } = exampleOf(template, template.template_variables);
  const marked = (field: Field, text: string) => (
    <MarkedText text={text} marks={marksIn(lines, field)} lit={lit} />
  );
  return (
    <section className={classes.email} aria-label="Email">
      <div className={classes.choice} role="group" aria-label="Shown with">
        <ToggleTag isOn={!isStored} onToggle={() => setStored(false)}>
          Examples
        </ToggleTag>
        <ToggleTag isOn={isStored} onToggle={() => setStored(true)}>
          Variables
        </ToggleTag>
      </div>
      <Sheet>
        {isStored ? (
          <FilledEmail
            email={{ subject: template.subject_line, body: template.email_content }}
            findBlanks={templatePlaces}
          />
        ) : (
          <EmailSheet subject={marked('subject', subject.text)} body={marked('body', body.text)} />
        )}
      </Sheet>
    </section>
  );
}
