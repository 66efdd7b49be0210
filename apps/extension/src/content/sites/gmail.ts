import type { Site } from './site.ts';

export const gmail: Site = {
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
