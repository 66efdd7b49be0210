type Recipient = { readonly name: string; readonly email: string };

/** What verbs have sent to a person about the account. */
export type AccountMail = {
  readonly accountDeleted: (to: Recipient) => Promise<void>;
};
