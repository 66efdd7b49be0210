import { splitThread } from '@replysmith/coach/light';
import { type FormatCallback, compile } from 'html-to-text';

/** Stands where an HTML mail begins to quote; no text holds one, `plainText` takes them out. */
const quoteMark = '\u0000';

/** How Gmail, Outlook, Yahoo, Thunderbird and Proton mark what they quote. */
const quotes = [
  'div.gmail_quote',
  'div.gmail_quote_container',
  'div#appendonsend',
  'div#divRplyFwdMsg',
  'div.yahoo_quoted',
  'div.moz-cite-prefix',
  'div.protonmail_quote',
  'blockquote[type=cite]',
];
const hidden = ['*[hidden]', '*[style*="display:none"]', '*[style*="display: none"]'];

const markQuote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral(quoteMark);
  builder.closeBlock({ trailingLineBreaks: 1 });
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const toText = compile({
  wordwrap: false,
  formatters: { markQuote },
  limits: { maxDepth: 300, ellipsis: '' },
  selectors: [
    { selector: 'img', format: 'skip' },
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true },
    },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    ...quotes.map((selector) => ({ selector, format: 'markQuote' })),
    ...hidden.map((selector) => ({ selector, format: 'skip' })),
  ],
});

// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

/** With `\n` between its lines, and without characters that no reader sees. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(controls, '');
}

export type Parted = { readonly body: string; readonly quoted: string };

/** An HTML mail as its reader sees it. */
export function partHtml(html: string): Parted {
  const text = asTyped(toText(plainText(html)));
  const at = text.indexOf(quoteMark);
  if (at === -1) return partText(text);
  // The line that says who wrote may stand above what is marked.
  const own = partText(text.slice(0, at));
  const quoted = `${own.quoted}\n${plainText(text.slice(at))}`.trim();
  return own.body === '' ? partText(plainText(text)) : { body: own.body, quoted };
}

/** An empty paragraph of Outlook holds a space that does not break. */
function asTyped(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replace(/(?<! ) +$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n');
}

const quotedLine = /^\s*>/u;

/** What this email's writer wrote, and the messages that it quotes. */
export function partText(text: string): Parted {
  const { written, thread } = splitThread(plainText(text));
  if (written.trim() !== '') return { body: trimLines(written), quoted: trimLines(thread) };
  return partAnswers(thread);
}

/** An answer below or between the lines that it quotes. */
function partAnswers(thread: string): Parted {
  const lines = thread.split('\n');
  const first = lines.findIndex((line) => quotedLine.test(line));
  if (first === -1) return { body: '', quoted: trimLines(thread) };
  const below = lines.slice(first);
  const answers = below.filter((line) => !quotedLine.test(line)).join('\n');
  const quoted = [...lines.slice(0, first), ...below.filter((line) => quotedLine.test(line))];
  return { body: trimLines(answers), quoted: trimLines(quoted.join('\n')) };
}

function trimLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/u, '').trimEnd();
}
