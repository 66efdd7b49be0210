import type { Span } from '../../draft.ts';
import type { Email } from '../../document/email.ts';
import { articleFor } from './article.ts';
import { capitalise } from './letter-case.ts';

export type TextChange = Span & { readonly after: string };

const articleBefore = /(?<!\p{L})(an?)([ \t]+)$/iu;
const sentenceBefore = /(?:^|[.!?…:]["'”’)]*\s+|\n\s*)$/u;

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? capitalise(word) : word;
}

/** Puts words in place of a stretch of the body, with the article before them kept right. */
export function swap(email: Email, start: number, end: number, words: string): TextChange {
  const before = email.body.slice(0, start).slice(-40);
  const after = matchCase(email.body.slice(start, end), words);
  const article = articleBefore.exec(before);
  const right = articleFor(words);
  if (!article?.[1] || article[1].toLowerCase() === right) {
    return { field: 'body', start, end, after };
  }
  return {
    field: 'body',
    start: start - article[0].length,
    end,
    after: matchCase(article[1], right) + (article[2] ?? ' ') + words,
  };
}

/** Takes a stretch out of a sentence: with its spare space, and a capital for a new first word. */
export function cut(email: Email, from: number, to: number): TextChange {
  const { body } = email;
  const opensSentence = sentenceBefore.test(body.slice(Math.max(0, from - 12), from));
  const tail = /^[ \t]*/.exec(body.slice(to, to + 200))?.[0].length ?? 0;
  const next = body.slice(to + tail, to + tail + 40);
  const closes = !/^[\p{L}\p{N}[{(“"'‘$£€%]/u.test(next);
  if (closes) {
    const lead = /[ \t]*$/.exec(body.slice(Math.max(0, from - 200), from))?.[0].length ?? 0;
    return { field: 'body', start: from - lead, end: to, after: '' };
  }
  if (!opensSentence) return swapNext(email, from, to + tail, next);
  const letter = /^\p{Ll}/u.exec(next)?.[0] ?? '';
  return {
    field: 'body',
    start: from,
    end: to + tail + letter.length,
    after: letter.toUpperCase(),
  };
}

/** A cut in mid-sentence may leave "a" before a word that wants "an". */
function swapNext(email: Email, start: number, end: number, next: string): TextChange {
  const article = articleBefore.exec(email.body.slice(0, start).slice(-40));
  const right = articleFor(next);
  if (!article?.[1] || article[1].toLowerCase() === right) {
    return { field: 'body', start, end, after: '' };
  }
  const after = matchCase(article[1], right) + (article[2] ?? ' ');
  return { field: 'body', start: start - article[0].length, end, after };
}
