import type { NearestTemplate } from '@replysmith/contract';
import { useTemplateText } from '../../../data/templates/nearest-templates.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { EmailSheet } from '../../../ui/email-sheet/email-sheet.tsx';
import classes from './nearest-templates.module.css';
import { sourceWords } from './nearest-words.ts';
import { openPlaces } from './open-places.ts';

type NearestPreviewProps = {
  /** Null while none is looked at. */
  template: NearestTemplate | null;
  onClose: () => void;
  onUse: (template: NearestTemplate) => void;
};

/** A template that is like the email, as it is stored. */
export function NearestPreview({ template, onClose, onUse }: NearestPreviewProps) {
  const { data: text, error, refetch } = useTemplateText(template);
  return (
    <Dialog label="Preview" isOpen={template !== null} onClose={onClose} size="medium">
      {template && (
        <>
          <h2 className="head">{template.name}</h2>
          <p className={`ink-2 ${classes.lede}`}>
            {sourceWords(template)}. {template.reason}
          </p>
          {text && (
            <Sheet>
              <EmailSheet
                subject={<EmailText text={text.subject_line} findBlanks={openPlaces} />}
                body={<EmailText text={text.email_content} findBlanks={openPlaces} />}
              />
            </Sheet>
          )}
          {!text && !error && <Skeleton label="Loading template..." />}
          {error && (
            <p role="alert">
              {explainFailure(error).message}{' '}
              <Button variant="line" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          )}
          <div className={classes.buttons}>
            <Button onClick={() => onUse(template)}>Use in the draft</Button>
            <Button variant="line" onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
