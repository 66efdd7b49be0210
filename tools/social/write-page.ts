import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { score } from '@replysmith/coach';
import { drawRing } from './draw-ring.ts';
import { markWords } from './mark-words.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;

const fonts = [
  {
    family: 'Source Serif 4 Variable',
    file: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  },
  {
    family: 'Hanken Grotesk Variable',
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
];

/** The page that the social image is a picture of: an email as the coach reads it, two lines of its third paragraph. */
export function writePage({ subject, body }: { subject: string; body: string }): string {
  const { value, lines } = score({ subject, body });
  const paragraphs = markWords(body, lines).split('\n\n');
  return `<!doctype html>
    <html lang="en">
      <style>${fonts.map(writeFace).join('')}${read('apps/web/app/theme/tokens.css')}${read('tools/social/page.css')}</style>
      <header>
        <p class="brand"><img src="${inline('apps/web/public/favicon.svg', 'image/svg+xml')}" alt="" />Replysmith</p>
        <h1>Every cold email starts at 100. <span>See what yours loses.</span></h1>
        ${drawRing({ value, lines })}
      </header>
      <main><p>${paragraphs.slice(2).join('\n\n')}</p></main>
    </html>`;
}

function writeFace({ family, file }: (typeof fonts)[number]): string {
  const source = inline(`node_modules/@fontsource-variable/${file}`, 'font/woff2');
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(${source}); }`;
}
