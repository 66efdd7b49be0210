import { pages } from '@replysmith/contract';

type Wanted = {
  /** The key of a plan. */
  plan?: string;
  /** The page to open afterwards. */
  next?: string;
};

/** The sign-up address: "/signup?plan=free&next=/dashboard/library". */
export function signUpAddress({ plan = 'free', next }: Wanted = {}): string {
  const way = `${pages.signUp}?plan=${encodeURIComponent(plan)}`;
  // A slash needs no escaping in a query.
  return next ? `${way}&next=${encodeURIComponent(next).replaceAll('%2F', '/')}` : way;
}
