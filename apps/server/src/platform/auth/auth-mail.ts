import { pages } from '@replysmith/contract';

type Recipient = { readonly name: string; readonly email: string };

type MailWithLink = (to: Recipient, link: string) => Promise<void>;

/** The mails that accounts need. Each call returns at once; failures of delivery show later. */
export type AuthMail = {
  readonly verifyEmail: MailWithLink;
  readonly resetPassword: MailWithLink;
  /** Somebody tried to sign up with an address that has an account. */
  readonly addressInUse: MailWithLink;
  /** Notices of changes. Their link is for a person who did not make the change. */
  readonly passwordChanged: MailWithLink;
  readonly twoFactorOn: MailWithLink;
  readonly twoFactorOff: MailWithLink;
  readonly newRecoveryCodes: MailWithLink;
};

/** The links in mails. They are built only from the configured address, never from a request. */
export function authLinks(publicUrl: string) {
  return {
    /** Leads to a page that posts the token, because mail scanners open every link. */
    verifyEmail: (token: string) => link(publicUrl, pages.home, { verify: token }),
    resetPassword: (token: string) => link(publicUrl, pages.auth, { mode: 'reset', token }),
    /** The page that asks for a new password. */
    forgotPassword: () => link(publicUrl, pages.auth, { mode: 'reset' }),
    signIn: () => link(publicUrl, pages.auth, {}),
  };
}

function link(publicUrl: string, path: string, query: Record<string, string>): string {
  const url = new URL(path, publicUrl);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
