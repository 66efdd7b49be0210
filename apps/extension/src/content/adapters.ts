/** Where a site keeps the parts of a message that is being written, as CSS selectors. */
export type Adapter = {
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

const gmail: Adapter = {
  hosts: ['mail.google.com'],
  // The label is in the reader's language; these are not.
  body: '[contenteditable="true"][g_editable="true"], .Am.editable[contenteditable="true"]',
  subject: 'input[name="subjectbox"]',
  recipient: '[name="to"] [email], [data-hovercard-id][email], span[email]',
  quoted: '.gmail_quote, .gmail_quote_container, blockquote',
  quotedFrom: null,
  signature: '.gmail_signature, [data-smartmail="gmail_signature"]',
  leastSize: { width: 40, height: 10 },
};

const outlook: Adapter = {
  hosts: [
    'outlook.live.com',
    'outlook.office.com',
    'outlook.office365.com',
    'outlook.cloud.microsoft',
  ],
  body: '[id^="editorParent"] [contenteditable="true"], [role="textbox"][aria-multiline="true"][contenteditable="true"]:not([id^="editorParent"] *)',
  subject:
    'input[maxlength="255"], input[aria-label="Subject"], input[placeholder="Add a subject"]',
  recipient: '[data-lpc-hover-target-id] [aria-label*="@"], [aria-label*="@"][role="button"]',
  quoted: 'blockquote',
  quotedFrom: '#appendonsend, #divRplyFwdMsg, [id$="_divRplyFwdMsg"]',
  signature: '#Signature, [id^="Signature"], #ms-outlook-mobile-signature',
  leastSize: { width: 40, height: 10 },
};

/** Any field of several lines, where somebody turned the extension on. */
const anyField: Adapter = {
  hosts: [],
  body: 'textarea:not([readonly], [disabled]), [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]',
  subject: null,
  recipient: null,
  quoted: 'blockquote[type="cite"], .gmail_quote',
  quotedFrom: null,
  signature: '.gmail_signature, .moz-signature',
  leastSize: { width: 120, height: 40 },
};

const mail = [gmail, outlook];

export const mailHosts = mail.flatMap(({ hosts }) => hosts);

export function adapterFor(host: string): Adapter {
  return mail.find(({ hosts }) => hosts.includes(host)) ?? anyField;
}
