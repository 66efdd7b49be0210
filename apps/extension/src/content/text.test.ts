import { expect, it } from 'vitest';
import { adapterFor } from './adapters.ts';
import { rangeOf, readText } from './text.ts';

/** An editable element as a page has it. */
function editable(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

const gmail = adapterFor('mail.google.com');
const outlook = adapterFor('outlook.office.com');

it('reads the lines of Gmail, the empty ones too', () => {
  const root = editable(
    'Hi Tom,<div><br></div><div>The checkout took <b>nine</b> seconds.</div><div><br></div><div>Nora</div>',
  );
  expect(readText(root, gmail).text).toBe('Hi Tom,\n\nThe checkout took nine seconds.\n\nNora');
});

it('reads the paragraphs of Outlook with a gap where one is drawn', () => {
  const apart = editable('<p style="margin-bottom: 8px">Hi Tom,</p><p style="margin: 0">One</p>');
  expect(readText(apart, outlook).text).toBe('Hi Tom,\n\nOne');
  const close = editable('<p style="margin: 0">Hi Tom,</p><p style="margin: 0">One</p>');
  expect(readText(close, outlook).text).toBe('Hi Tom,\nOne');
});

it('reads a line for each item of nested lists', () => {
  const root = editable(
    '<div>We do:</div><ul>\n  <li>pages\n    <ol>\n<li>fast</li>\n<li>small</li></ol></li>\n  <li>forms</li></ul>Nora',
  );
  const lines = readText(root, gmail)
    .text.split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(['We do:', 'pages', 'fast', 'small', 'forms', 'Nora']);
});

it('reads spaces as they are drawn', () => {
  const root = editable('<div>\n  One\t two&nbsp;three \n <i> four</i></div>');
  expect(readText(root, gmail).text).toBe('One two three four');
  const typed = editable('<div>One  two\n three</div>');
  typed.style.whiteSpace = 'pre-wrap';
  expect(readText(typed, gmail).text).toBe('One  two\n three');
});

it('leaves out earlier mail, wherever a site puts it', () => {
  const inGmail = editable(
    '<div>Thanks.</div><br><div class="gmail_quote"><div>On Monday Tom wrote:</div><blockquote>No.</blockquote></div>',
  );
  expect(readText(inGmail, gmail)).toMatchObject({ text: 'Thanks.', hasQuoted: true });
  const inOutlook = editable(
    '<div>Thanks.</div><div id="appendonsend"></div><hr><div>From: Tom</div><div>No.</div>',
  );
  expect(readText(inOutlook, outlook)).toMatchObject({ text: 'Thanks.', hasQuoted: true });
  expect(readText(editable('<div>Thanks.</div>'), gmail).hasQuoted).toBe(false);
});

it('reads a signature, and says where it stands so that nobody changes it', () => {
  const root = editable('<div>Thanks.</div><div class="gmail_signature">Nora<br>Brightlane</div>');
  const { text, locked } = readText(root, gmail);
  expect(text).toBe('Thanks.\nNora\nBrightlane');
  expect(locked.map(({ start, end }) => text.slice(start, end))).toEqual(['Nora\nBrightlane']);
});

it('finds characters in the nodes that they stand in, until those are gone', () => {
  const root = editable('<div>The <b>check</b>out</div><div>is slow</div>');
  const read = readText(root, gmail);
  const word = read.text.indexOf('checkout');
  expect(String(rangeOf(read, word, word + 'checkout'.length))).toBe('checkout');
  expect(String(rangeOf(read, word, read.text.indexOf('slow')))).toBe('checkoutis ');
  root.replaceChildren();
  expect(rangeOf(read, word, word + 1)).toBeNull();
});
