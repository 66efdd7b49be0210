import { pages } from '@replysmith/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CampaignSaving } from './saving/campaign-saver.ts';
import { SaveStatus } from './saving/save-status.tsx';
import classes from './wizard.module.css';

type WizardHeadProps = { state: CampaignSaving; onRetry: () => void };

/** Which campaign it is, and whether it is safe. */
export function WizardHead({ state, onRetry }: WizardHeadProps) {
  const name = state.form.template_name.trim();
  return (
    <header className={classes.head}>
      <div className={classes.above}>
        <Link to={pages.campaigns} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          Campaigns
        </Link>
        <SaveStatus state={state} onRetry={onRetry} />
      </div>
      <h1 className="head">{name || 'New campaign'}</h1>
    </header>
  );
}
