import { bodyLength } from '../../../rules/length/body-length.ts';
import { splitRequest } from '../../requests/split-request.ts';
import { clauseVerbs } from '../../../lexicon/topics/topic-boundaries.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

/** From here on length costs answers. B1, B5, B8. */
const long = 125;
const fewestItems = 6;
const kept = 3;
const mostWordsInItem = 3;
/** "anything, including blogs, …" */
const opensList = /^(?:including|such as|like|from) /u;
const plainItem = /^(?:(?:and|or) )?\p{Ll}[\p{Ll}'’ -]*$/u;
const withAnd = /^(.+) and (.+)$/u;

type Item = { readonly end: number; readonly text: string };

function itemsOf(text: string): Item[] {
  let end = -1;
  return text.split(', ').map((part) => {
    end += part.length + (end === -1 ? 1 : 2);
    return { end, text: part };
  });
}

function isPlain({ text }: Item): boolean {
  const words = text.replace(/^(?:and|or) /u, '').split(' ');
  return (
    plainItem.test(text) &&
    words.length <= mostWordsInItem + (withAnd.test(text) ? 2 : 0) &&
    !words.some((word) => clauseVerbs.has(word) || /^(?:we|i|you|that|which|who)$/u.test(word))
  );
}

/** "We do rugs, lamps, beds, chairs, desks and stools." → "We do rugs, lamps, beds and more." */
function shorten(sentence: Sentence): Candidate[] {
  const body = sentence.text.replace(/[.!]$/u, '');
  const items = itemsOf(body.replace(/\s/gu, ' '));
  const [, ...rest] = items;
  const last = items.at(-1);
  const count = items.length + (withAnd.test(last?.text ?? '') ? 1 : 0);
  const isList = count >= fewestItems && rest.every(isPlain);
  const shown = opensList.test(rest[0]?.text ?? '') ? kept + 1 : kept;
  const from = items[shown - 2];
  if (!isList || !last || !from || !/(?:^| )(?:and|or) /u.test(last.text)) return [];
  const third = items[shown - 1];
  if (!third) return [];
  return [
    {
      field: 'body',
      start: sentence.start + from.end,
      end: sentence.start + body.length,
      after: `, ${third.text} and more`,
      rule: bodyLength.id,
      reason: 'Three of the list show what is meant; the rest can wait until the reader asks.',
    },
  ];
}

/** In a long email, a list of everything on offer keeps its first three. */
export function shortenLists(email: Email): Candidate[] {
  if (email.words.length <= long) return [];
  return email.sentences.flatMap((sentence) =>
    sentence.text.includes('?') || splitRequest(sentence) ? [] : shorten(sentence),
  );
}
