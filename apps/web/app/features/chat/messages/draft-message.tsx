import { bandOf } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { tenths } from '../tenths.ts';
import classes from './draft-message.module.css';

/** The writer's email as a folded sheet; "Show draft" unfolds it. */
export function DraftMessage({ result }: { result: Optimization }) {
  const { original_email: email, score } = result;
  const value = score.original_score;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Sheet>
      <div className={classes.folded}>
        <MiniRing
          value={value}
          band={whyNotJudged(result) ? 'unjudged' : bandOf(value)}
          format={tenths}
        />
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
