/** Where a site keeps the parts of a message that is being written, as CSS selectors. */
export type Site = {
  readonly hosts: readonly string[];
  /** The field with the message. */
  readonly body: string;
  /** Looked for in the nearest part of the page that holds no other message. */
  readonly subject: string | null;
  readonly recipient: string | null;
  /** Earlier mail below the message: not read. */
  readonly quoted: string;
  /** From here on all is earlier mail. */
  readonly quotedFrom: string | null;
  /** Read, but never changed. */
  readonly signature: string;
  /** Smaller fields are no messages. */
  readonly leastSize: { readonly width: number; readonly height: number };
};
