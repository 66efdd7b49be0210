import type { Site } from './site.ts';

/** Any field of several lines, where somebody turned the extension on. */
export const anyField: Site = {
  hosts: [],
  body: 'textarea:not([readonly], [disabled]), [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]',
  subject: null,
  recipient: null,
  quoted: 'blockquote[type="cite"], .gmail_quote',
  quotedFrom: null,
  signature: '.gmail_signature, .moz-signature',
  leastSize: { width: 120, height: 40 },
};
