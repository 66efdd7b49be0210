import { acronyms } from '../lexicon/words/acronyms.ts';
import { shoutedWords } from '../lexicon/wording/shouted-words.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { capitalise } from '../rewrite/wording.ts';
import type { Email, ProtectedToken } from '../document/email.ts';

const fakeReply = /^\s*(?:(?:re|fwd?|aw|antwort|wg|sv|vb|vs|vl)\s*(?:\[\d+\])?\s*:\s*)+/iu;
const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const shortestShouted = 4;

function isTagInSubject({ kind, field }: ProtectedToken): boolean {
  return kind === 'merge_tag' && field === 'subject';
}

/** What a change of capitals may touch: everything but the merge tags. */
function betweenTags(email: Email, subject: string, change: (words: string) => string): string {
  const tags = email.protectedTokens.filter(isTagInSubject).map(({ text }) => text);
  let rest = subject;
  let changed = '';
  for (const tag of tags) {
    const at = rest.indexOf(tag);
    if (at === -1) continue;
    changed += change(rest.slice(0, at)) + tag;
    rest = rest.slice(at + tag.length);
  }
  return changed + change(rest);
}

function isShouted(email: Email, subject: string): boolean {
  let letters = '';
  betweenTags(email, subject, (words) => {
    letters += words.replace(/[^\p{L}]/gu, '');
    return words;
  });
  return letters.length >= shortestShouted && letters === letters.toUpperCase();
}

/** Words as the body spells its names; short words in capitals that are acronyms stay. */
function calm(email: Email, shouted: string): string {
  const messageEnd = email.paragraphs.at(-1)?.end ?? 0;
  const names = new Map(
    email.protectedTokens
      .filter(({ kind, field, end }) => kind === 'name' && field === 'body' && end <= messageEnd)
      .flatMap(({ text }) => text.split(/\s+/u))
      .filter((name) => /\p{Ll}/u.test(name) || !shoutedWords.has(name.toLowerCase()))
      .map((name) => [name.toUpperCase(), name]),
  );
  return shouted.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const key = word.toLowerCase();
    const isAcronym = acronyms.has(key) && !englishFunctionWords.has(key);
    const plain = day.test(key) ? key.slice(0, 1).toUpperCase() + key.slice(1) : key;
    return names.get(word) ?? (isAcronym ? word : plain);
  });
}

/** "Embargoed UNTIL THURSDAY" → "Embargoed until Thursday": single words that are only shouted. */
function calmWords(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu, (word) => {
      const key = word.toLowerCase();
      if (day.test(key)) return key.slice(0, 1).toUpperCase() + key.slice(1);
      return shoutedWords.has(key) ? key : word;
    })
    .replace(us, 'us');
}

/** "Sponsor US" asks for help for us; "the US market" is a country. */
const us = /(?<=\b(?:sponsor|help|join|call|contact|follow|visit|hire|choose|trust) )US\b/giu;

/** "Last chance!!! You will regret it" → "Last chance: You will regret it" */
function partCalls(text: string): string {
  return text
    .replace(/!+(?=\s+[\p{L}\p{N}])/u, ':')
    .replace(/!+(?=\s+[\p{L}\p{N}])/gu, ',')
    .replace(/!+/gu, '');
}

/** Whether the subject calls out with more than one exclamation mark. */
export function isCalledOut({ subject }: Email): boolean {
  return /!.*!/u.test(subject ?? '');
}

/** The writer's own subject as one would say it: no pretended reply, no capitals throughout, no "!!!". */
export function spokenSubject(email: Email): string {
  const bare = (email.subject ?? '').replace(fakeReply, '').replace(/[!?.\s]+$/u, '');
  const isLoud = isShouted(email, bare);
  const plain = betweenTags(email, bare.trim(), (words) =>
    partCalls(isLoud ? calm(email, words) : calmWords(words)),
  );
  const wasQuestion = /\?[!?\s]*$/u.test(email.subject ?? '');
  const line = plain.replace(/\s+/gu, ' ').trim() + (wasQuestion ? '?' : '');
  return capitalise(line);
}
