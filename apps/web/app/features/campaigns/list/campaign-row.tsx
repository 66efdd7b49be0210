import { pages, type ListedCampaign } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { recentDay } from '../../../lib/words/recent-day.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { formOf } from '../campaign-form.ts';
import { stepNames, stepReached } from '../steps.ts';
import classes from './campaign-row.module.css';
import { nameOf } from './name-of.ts';
import { outcomeText } from './outcome-text.ts';
import { useCampaignActions } from './use-campaign-actions.ts';

/** One campaign: what it is, how far it got, what came of it, and what can be done with it. */
export function CampaignRow({ campaign }: { campaign: ListedCampaign }) {
  const actions = useCampaignActions(campaign);
  const { id, status, session_id, target_audience, outcomes, updated_at } = campaign;
  const name = nameOf(campaign);
  const isInChat = status === 'in_chat';
  const step = stepReached(formOf(campaign));
  const goOn = pages.campaign(id, step);
  const choices = [campaign.category?.name, campaign.tone?.name].filter(Boolean).join(' · ');
  return (
    <div className={classes.row}>
      <div className={classes.text}>
        <h2 className="label">
          <Link data-row={id} to={goOn}>
            {name}
          </Link>
        </h2>
        <p className={classes.audience}>{target_audience || 'No audience yet'}</p>
        {choices && <p className="small ink-2">{choices}</p>}
      </div>
      <div className={classes.facts}>
        <p>
          <Tag>{isInChat ? 'In chat' : 'Draft'}</Tag>
        </p>
        {!isInChat && (
          <p className="small ink-2">{`Step ${String(step)}, ${stepNames[step - 1]}`}</p>
        )}
        {isInChat && <p className="small ink-2">{outcomeText(outcomes)}</p>}
      </div>
      <p className={`small ink-2 ${classes.when}`}>Changed {recentDay(updated_at)}</p>
      <div className={classes.buttons}>
        {isInChat && session_id !== null ? (
          <ButtonLink
            variant="line"
            size="small"
            to={pages.session(session_id)}
            aria-label={`Open chat: ${name}`}
          >
            Open chat
          </ButtonLink>
        ) : (
          <ButtonLink variant="line" size="small" to={goOn} aria-label={`Continue: ${name}`}>
            Continue
          </ButtonLink>
        )}
        {isInChat && (
          <ButtonLink
            variant="quiet"
            size="small"
            to={pages.campaign(id)}
            aria-label={`Edit: ${name}`}
          >
            Edit
          </ButtonLink>
        )}
        <DropMenu
          position="bottom-end"
          target={
            <Button variant="quiet" size="small" shape="icon" aria-label={`More for ${name}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          }
        >
          <Menu.Item onClick={actions.duplicate}>Duplicate</Menu.Item>
          <Menu.Item onClick={actions.remove}>Delete</Menu.Item>
        </DropMenu>
      </div>
    </div>
  );
}
