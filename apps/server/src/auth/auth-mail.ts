type Recipient = { readonly name: string; readonly email: string };

/** The mails that accounts need. Each is taken on at once; whether it arrives shows later. */
export type AuthMail = {
  readonly verifyEmail: (to: Recipient, link: string) => Promise<void>;
  readonly resetPassword: (to: Recipient, link: string) => Promise<void>;
  /** Somebody tried to sign up with an address that has an account. */
  readonly addressInUse: (to: Recipient, link: string) => Promise<void>;
};
