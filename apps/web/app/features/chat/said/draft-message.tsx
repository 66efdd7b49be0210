import type { EmailText } from '@replysmith/contract';
import { useId, useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { tenths } from '../../../lib/tenths.ts';
import classes from './draft-message.module.css';

type DraftMessageProps = {
  email: EmailText;
  /** Null as long as it is not known. */
  score: Pick<ComponentProps<typeof MiniRing>, 'value' | 'band'> | null;
};

/** The writer's email as a folded sheet; "Show draft" unfolds it. */
export function DraftMessage({ email, score }: DraftMessageProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Sheet>
      <div className={classes.folded}>
        {score && <MiniRing {...score} format={tenths} />}
        <div className={classes.words}>
          {email.subject && <p className={classes.subject}>{email.subject}</p>}
          {!isOpen && <p className={classes.preview}>{email.body.trim().slice(0, 200)}</p>}
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fold' : 'Show draft'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={`letter ${classes.body}`}>
        {email.body}
      </div>
    </Sheet>
  );
}
