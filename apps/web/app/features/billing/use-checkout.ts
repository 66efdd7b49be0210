import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStartCheckout } from './checkout.ts';
import { useSubscription } from '../../data/subscription.ts';
import { sessionQuery, useSignedInUser } from '../../data/session.ts';
import { ApiError, hasCode } from '../../lib/api-error.ts';
import { showToast } from '../../components/toast.tsx';

type Problem = { title: string; message: string; isAboutEmail: boolean };

const unverified: Problem = {
  title: 'Email Verification Required',
  message: 'Please verify your email before upgrading to a paid plan.',
  isAboutEmail: true,
};

const tooMany: Problem = {
  title: 'Rate limit exceeded',
  message: 'Please wait before submitting another form.',
  isAboutEmail: false,
};

const unexplained = 'Failed to start checkout process. Please try again.';

/** Why no checkout started, in words. */
function checkoutProblem(error: unknown): Problem {
  if (hasCode(error, 'email_unverified')) return unverified;
  if (hasCode(error, 'form_limited')) return tooMany;
  const isExplained = error instanceof ApiError && error.code !== 'internal';
  return {
    title: 'Error',
    message: isExplained ? error.message : unexplained,
    isAboutEmail: false,
  };
}

/** Buying a plan from a button: its status and messages. */
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
      // It may have been verified in another browser meanwhile.
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
