import type { ProtectedToken, Sentence } from '../../document/email.ts';

const mostWords = 16;
const fewestWords = 5;
const breaks = /[,;:—–]\s|\s\(|\)\s/u;
const awkward = /[“”"<>{}[\]%\n\r]{2}|[“”"<>{}[\]\n\r]|https?:|www\./u;
const loose = /^(?:and|but|so|because|which|who|while|or|as|though|then)\s/iu;

/** A sentence, or the part of it around a token, that can stand in quotation marks; null when none can. */
export function quotable(sentence: Sentence, token: ProtectedToken | null): string | null {
  const part = wordsIn(sentence.text) <= mostWords ? sentence.text : partAround(sentence, token);
  const plain = part
    .replace(loose, '')
    .replace(/[\s.!?,;:]+$/u, '')
    .trim();
  const count = wordsIn(plain);
  const fits = count >= fewestWords && count <= mostWords && !awkward.test(plain);
  return fits ? `“${plain}”` : null;
}

function partAround({ text, start }: Sentence, token: ProtectedToken | null): string {
  const at = token ? token.start - start : 0;
  let from = 0;
  for (const part of text.split(breaks)) {
    const place = text.indexOf(part, from);
    from = place + part.length;
    if (at <= from) return part;
  }
  return '';
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}
