import { pages } from '@replysmith/contract';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { upgradePath } from '../upgrade-path.ts';

export function ToDashboard({ variant = 'line' }: { variant?: 'ink' | 'line' }) {
  return (
    <ButtonLink to={pages.dashboard} variant={variant}>
      Go to Dashboard
    </ButtonLink>
  );
}

export function ToBilling() {
  return (
    <ButtonLink to={pages.billing} variant="line">
      Manage Billing
    </ButtonLink>
  );
}

export function ToPlans({ planKey }: { planKey: string | null }) {
  return <ButtonLink to={upgradePath(planKey)}>Back to the plans</ButtonLink>;
}
