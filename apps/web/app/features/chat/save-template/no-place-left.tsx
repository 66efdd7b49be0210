import { pages } from '@replysmith/contract';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { usageOf } from '../../../data/usage/feature-usage.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Refusal } from './refusal.tsx';
import classes from './save-template.module.css';

/** Why there is no room for another template, and what can be done; the text stays. */
export function NoPlaceLeft() {
  const { data } = useSubscription();
  const limit = data ? usageOf(data, 'templates_saved')?.limit : null;
  const places = limit ? `all ${countText(limit)} places` : 'every place';
  return (
    <Refusal>
      <p>
        <b>No place left for it.</b> Your templates take {places} of{' '}
        {data ? `the ${data.plan.name} plan` : 'your plan'}. Delete one you no longer use, or take a
        plan with more. What you wrote here is kept.
      </p>
      <p className={classes.ways}>
        <ButtonLink to={pages.upgrade} size="small">
          See plans
        </ButtonLink>
        <ButtonLink to={pages.templates} variant="line" size="small">
          My Templates
        </ButtonLink>
      </p>
    </Refusal>
  );
}
