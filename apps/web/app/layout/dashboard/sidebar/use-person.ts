import { fullNameOf } from '@replysmith/contract';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';

/** The signed-in user, as shown in the sidebar. */
export function usePerson() {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const name = [profile && fullNameOf(profile), user.name, user.email].find(Boolean) ?? 'User';
  return { name, email: user.email, company: profile?.company ?? null };
}
