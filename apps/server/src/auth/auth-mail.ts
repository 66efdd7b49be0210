export type Recipient = { readonly name: string; readonly email: string };

/** The mails that accounts need. Sending never fails and never keeps the caller waiting. */
export type AuthMail = {
  readonly verifyEmail: (to: Recipient, link: string) => void;
  readonly resetPassword: (to: Recipient, link: string) => void;
  /** Somebody tried to sign up with an address that has an account. */
  readonly addressInUse: (to: Recipient, link: string) => void;
};
