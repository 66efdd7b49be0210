import type { Site } from './site.ts';

export const outlook: Site = {
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
