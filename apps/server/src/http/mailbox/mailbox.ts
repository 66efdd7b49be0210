export type MailboxEntry = {
  readonly id: string;
  readonly sent_at: string;
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly figures?: readonly { readonly name: string; readonly value: string }[];
  readonly afterword?: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly closing?: string;
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
};

/** Mails kept on this machine instead of being sent. */
export type Mailbox = {
  readonly list: () => Promise<readonly MailboxEntry[]>;
  readonly read: (id: string) => Promise<MailboxEntry | null>;
};
