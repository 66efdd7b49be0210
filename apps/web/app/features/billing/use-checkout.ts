import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStartCheckout } from '../../data/payment/checkout.ts';
import { sessionQuery, useSignedInUser } from '../../data/session/session.ts';
import { useSubscription } from '../../data/payment/subscription.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkoutProblem, unverified, type Problem } from './checkout-problem.ts';

/** Buying a plan from a button: what to say about it, and where it has got to. */
export function useCheckout() {
  const { emailVerified } = useSignedInUser();
  const client = useQueryClient();
  const { leave, leavingFor, departure } = useStartCheckout();
  const [problem, setProblem] = useState<Problem | null>(null);
  const plan = useSubscription().data?.plan.key;
  const [planBefore, setPlanBefore] = useState(plan);

  const refuse = (why: Problem) => {
    setProblem(why);
    showToast({ title: why.title, message: why.message, kind: 'error' });
  };

  const start = (planId: string) => {
    setProblem(null);
    setPlanBefore(plan);
    if (!emailVerified) {
      refuse(unverified);
      // It may have been verified in another browser since.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      return;
    }
    leave(planId, {
      onLeft: ({ kind, hasTab }) => {
        if (hasTab) showToast(kind === 'portal' ? toPortal : toCheckout);
      },
      onFailed: (error) => refuse(checkoutProblem(error)),
    });
  };

  const isDone = plan !== planBefore;
  return { start, startingFor: leavingFor, departure: isDone ? null : departure, problem };
}

const toCheckout = {
  title: 'Redirecting to checkout',
  message: 'Complete your upgrade in the new tab.',
};

const toPortal = {
  title: 'Redirecting to billing',
  message: 'Confirm the change of plan in the new tab.',
};
