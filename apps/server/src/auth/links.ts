import { pages } from '@replysmith/contract';

/** Where mails lead. Built from the configured address only, never from a request. */
export function authLinks(publicUrl: string) {
  return {
    /** A page, which posts the token: mail scanners open every link. */
    verifyEmail: (token: string) => link(publicUrl, pages.home, { verify: token }),
    resetPassword: (token: string) => link(publicUrl, pages.auth, { mode: 'reset', token }),
    /** Where a new password is asked for. */
    forgotPassword: () => link(publicUrl, pages.auth, { mode: 'reset' }),
    signIn: () => link(publicUrl, pages.auth, {}),
  };
}

function link(publicUrl: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, publicUrl);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
