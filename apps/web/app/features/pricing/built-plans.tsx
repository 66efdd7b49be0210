import { standardPlans } from '@replysmith/contract';
import { PlanColumns } from './plan-columns.tsx';

const reader = { isSignedIn: false, heldPlan: null };

/** The plans for who reads without JavaScript, with the figures that every database is filled with. */
export function BuiltPlans() {
  return (
    <noscript>
      {import.meta.env.SSR && <PlanColumns plans={standardPlans()} reader={reader} />}
    </noscript>
  );
}
