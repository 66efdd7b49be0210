import { pages } from '@replysmith/contract';
import { signUpAddress } from '../../../lib/account/sign-up-address.ts';

/** Where a template can be used: in one's own library, by way of sign-up for who has no account yet. */
export function addressToUse(id: string, isSignedIn: boolean): string {
  const open = `${pages.library}?${String(new URLSearchParams({ template: id }))}`;
  return isSignedIn ? open : signUpAddress({ next: open });
}
