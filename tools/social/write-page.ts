import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { score, type Score, type LedgerLine } from '@replysmith/coach';
import { arcs, placeSegments } from '@replysmith/ui/ring-geometry';
import { splitByMarks, thinNumbers } from '../../apps/web/app/components/marks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const inline = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;

const fonts = [
  {
    family: 'Letter Serif',
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
      <style>${fonts.map(writeFace).join('')}${read('packages/ui/tokens.css')}${read('tools/social/page.css')}</style>
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

/** The score as the product draws it: a tick a point, the lost ones with the number of their line. */
export function drawRing({ value, lines }: Pick<Score, 'value' | 'lines'>): string {
  const lost = lines.map(({ points }, index) => ({ number: index + 1, points: -points }));
  const segments = placeSegments(value, lost);
  const numbers = segments.map(
    ({ number, label }) =>
      `<text class="number" x="${label.x}" y="${label.y + 3.6}">${number}</text>`,
  );
  return `<svg class="ring" viewBox="-116 -112 232 224">
    ${drawTicks('kept', 84, 0, value)}
    ${segments.map(({ from, to }) => drawTicks('lost', 88, from, to)).join('')}
    ${numbers.join('')}
    <text class="value" y="18">${value}</text>
    <text class="unit" y="42">of 100</text>
  </svg>`;
}

function drawTicks(kind: 'kept' | 'lost', radius: number, from: number, to: number): string {
  return arcs(radius, from, to)
    .map(
      ({ path, ticks }) =>
        `<path class="${kind}" d="${path}" pathLength="${ticks}" stroke-dasharray=".42 .58" stroke-dashoffset="-.29"/>`,
    )
    .join('');
}

/** A body as HTML, each word that cost something underlined and numbered as its line. */
export function markWords(body: string, lines: readonly LedgerLine[]): string {
  const marks = lines.flatMap(({ spans }, index) =>
    spans
      .filter(({ field }) => field === 'body')
      .map(({ start, end }) => ({ number: index + 1, start, end })),
  );
  return thinNumbers(splitByMarks(body, marks), null)
    .map(({ text, numbers, isDotted, ending }) => {
      const kind = isDotted ? 'sentence' : 'words';
      const words = numbers.length > 0 ? `<u class="${kind}">${text}</u>` : text;
      return words + ending.map((number) => `<sup>${number}</sup>`).join('');
    })
    .join('');
}
