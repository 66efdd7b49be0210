import { jsonObjects } from '../json-objects.ts';
import type { ModelRequest } from '../model-request.ts';

const zeroWidth = /[\u200b-\u200f\u2060\ufeff\u{e0000}-\u{e007f}]/gu;
const longBase64 = /\b[A-Za-z0-9+/]{24,}={0,2}/g;

/**
 * Every string in the JSON of the user's turns or, without JSON, the turns themselves; hidden
 * writing is made visible.
 */
export function userData({ turns }: ModelRequest): string {
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const data = texts.flatMap(strings);
  const written = (data.length > 0 ? data : texts)
    .join('\n')
    .normalize('NFKC')
    .replace(zeroWidth, '');
  const decoded = written.match(longBase64)?.map(fromBase64) ?? [];
  return [written, ...decoded].join('\n');
}

function strings(text: string): string[] {
  return [...jsonObjects(text)].flatMap((object) =>
    Object.values(object)
      .flat()
      .filter((value) => typeof value === 'string'),
  );
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}
