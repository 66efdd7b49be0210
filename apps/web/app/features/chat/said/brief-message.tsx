import { pages } from '@replysmith/contract';
import { parseBrief } from '@replysmith/coach';
import { useId, useState } from 'react';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './draft-message.module.css';

type BriefMessageProps = { text: string; campaignId: string | null };

/** The brief that an email was written from, folded; the way back to its campaign. */
export function BriefMessage({ text, campaignId }: BriefMessageProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const brief = parseBrief(text);
  return (
    <Sheet>
      <div className={classes.folded}>
        <div className={classes.words}>
          <p className={classes.subject}>{brief?.campaign || 'Your brief'}</p>
          {!isOpen && <p className={classes.preview}>{brief?.audience || text.slice(0, 200)}</p>}
        </div>
        <div className={classes.ways}>
          {campaignId && (
            <ButtonLink variant="quiet" size="small" to={pages.campaign(campaignId)}>
              Edit Campaign
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold' : 'Show brief'}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!isOpen} className={`letter ${classes.body}`}>
        {text}
      </div>
    </Sheet>
  );
}
