import { pages } from '@replysmith/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useFindPlan } from '../../data/payment/pricing-plans.ts';
import { safePath } from '../../lib/account/safe-path.ts';
import { forgetWantedPage, keptWantedPage } from './wanted-page.ts';

/** Goes on to where the visitor wanted to be, without leaving the form in the history. */
export function useLeaveAuth(): () => Promise<void> {
  const navigate = useNavigate();
  const findPlan = useFindPlan();
  const [search] = useSearchParams();
  const state = useLocation().state as { from?: unknown } | null;
  const asked = safePath(state?.from) ?? safePath(search.get('next'));
  const planKey = search.get('plan');

  return useCallback(async () => {
    const wanted = asked ?? keptWantedPage();
    forgetWantedPage();
    const plan = wanted || !planKey ? undefined : await findPlan(planKey);
    const toUpgrade =
      plan && plan.price_monthly > 0 ? `${pages.upgrade}?upgrade=${plan.key}` : null;
    await navigate(wanted ?? toUpgrade ?? pages.dashboard, { replace: true });
  }, [navigate, findPlan, asked, planKey]);
}
