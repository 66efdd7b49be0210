import { ApiError, hasCode } from '../../lib/wire/api-error.ts';

export type Problem = { title: string; message: string; isAboutEmail: boolean };

export const unverified: Problem = {
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

/** Why no checkout began, in words. */
export function checkoutProblem(error: unknown): Problem {
  if (hasCode(error, 'email_unverified')) return unverified;
  if (hasCode(error, 'form_limited')) return tooMany;
  const isExplained = error instanceof ApiError && error.code !== 'internal';
  return {
    title: 'Error',
    message: isExplained ? error.message : unexplained,
    isAboutEmail: false,
  };
}
