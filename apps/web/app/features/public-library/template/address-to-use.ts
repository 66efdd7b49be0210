import { pages } from '@replysmith/contract';

/** Where a template can be used: in one's own library, by way of sign-up for who has no account yet. */
export function addressToUse(id: string, isSignedIn: boolean): string {
  const open = `${pages.library}?${String(new URLSearchParams({ template: id }))}`;
  if (isSignedIn) return open;
  return `${pages.signUp}?${String(new URLSearchParams({ plan: 'free', next: open }))}`;
}
