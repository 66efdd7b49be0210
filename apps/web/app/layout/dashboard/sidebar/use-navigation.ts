import { useSignedInUser } from '../../../data/session.ts';
import { isFree, useSubscription } from '../../../data/subscription.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { navigationFor, type NavigationItem } from './navigation.ts';

/** The links this user sees. */
export function useNavigation(): readonly NavigationItem[] {
  const { data: subscription, error } = useSubscription();
  const { role, emailVerified } = useSignedInUser();
  return navigationFor({
    isFree: subscription ? isFree(subscription) : isNotFound(error),
    isAdmin: role === 'admin' && emailVerified,
  });
}
