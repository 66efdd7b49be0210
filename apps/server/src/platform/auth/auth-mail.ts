import { pages } from '@replysmith/contract';

type Recipient = { readonly name: string; readonly email: string };

type MailWithLink = (to: Recipient, link: string) => Promise<void>;

/** The mails that accounts need. Each is taken on at once; whether it arrives shows later. */
export type AuthMail = {
  readonly verifyEmail: MailWithLink;
  readonly resetPassword: MailWithLink;
  /** Somebody tried to sign up with an address that has an account. */
  readonly addressInUse: MailWithLink;
  /** Notices of what was done; their link is for whoever did not do it. */
  readonly passwordChanged: MailWithLink;
  readonly twoFactorOn: MailWithLink;
  readonly twoFactorOff: MailWithLink;
  readonly newRecoveryCodes: MailWithLink;
};

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
