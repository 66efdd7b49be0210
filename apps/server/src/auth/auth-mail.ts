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
