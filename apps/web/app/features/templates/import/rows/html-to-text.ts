const tag =
  /<\/?(?:a|b|blockquote|body|br|div|em|font|h[1-6]|head|html|i|img|li|ol|p|span|strong|table|td|th|tr|u|ul|!doctype)(?:\s[^<>]*)?\/?>/i;
const unseen = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME']);
const paragraphs = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'TABLE',
]);
const lines = new Set(['DIV', 'LI', 'TR', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER']);

export function looksLikeHtml(text: string): boolean {
  return tag.test(text);
}

/** What a reader sees of HTML: its words with their paragraphs, and where its links lead. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let text = '';
  const breakLine = (count: number) => {
    if (text === '') return;
    let end = text.length;
    while (text[end - 1] === ' ' || text[end - 1] === '\n') end -= 1;
    const there = text.slice(end).split('\n').length - 1;
    text = text.slice(0, end) + '\n'.repeat(Math.max(count, there));
  };
  // A list of what is left to do, as elements may be nested deeper than calls can be.
  const left: (Node | (() => void))[] = [body];
  for (let next = left.pop(); next; next = left.pop()) {
    if (typeof next === 'function') next();
    else if (next.nodeType === Node.TEXT_NODE) {
      const words = (next.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      text += /^\s?$/.test(text.slice(-1)) ? words.trimStart() : words;
    } else if (next instanceof Element && !unseen.has(next.tagName)) {
      const { tagName } = next;
      const gap = paragraphs.has(tagName) ? 2 : lines.has(tagName) ? 1 : 0;
      if (gap) {
        breakLine(gap);
        left.push(() => breakLine(gap));
      }
      if (tagName === 'BR') text = `${text.endsWith(' ') ? text.slice(0, -1) : text}\n`;
      if (tagName === 'LI') text += '- ';
      const begin = text.length;
      const address = tagName === 'A' ? addressOf(next) : '';
      if (address) {
        left.push(() => {
          if (!text.slice(begin).includes(address)) text += ` (${address})`;
        });
      }
      left.push(...[...next.childNodes].reverse());
    }
  }
  return text.replace(/[ \t]+$/gm, '').trim();
}

function addressOf(link: Element): string {
  const address = link.getAttribute('href')?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(address) ? address.replace(/^mailto:/i, '') : '';
}
