import { findBlanks } from '../blanks.ts';
import { findMergeTags } from './merge-tags.ts';
import type { Layout, Stretch } from './email.ts';
import { stretchOf, trimmedStretch } from './stretch.ts';
import { genericAddressees, signOffs } from '../lexicon/layout.ts';

type Greeting = { readonly greeting: Stretch; readonly addressee: Stretch | null };

const opening =
  /^(?:hi|hello|hey|hiya|heya|dear|respected|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|bonjour|bonsoir|salut|cher|chère|hola|buenos días|estimad[oa]|hallo|guten (?:tag|morgen|abend)|lieber?|ciao|buongiorno|olá|hej|to whom it may concern)(?![\p{L}\p{N}'’-])/iu;
/** "Hi there Sarah", "Hello Hi Sarah": a second hello before the name. */
const secondHello = /^(?:there|again|hi|hello|hey|dear)\s+(?=\p{L})/iu;
const bracketed = /\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\}/gu;
/** A blank or a merge tag is one word, whatever signs are in it. */
const upToSign =
  /^((?:\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\}|(?!\[[^\]\n]{1,60}\]|\{\{[^{}\n]{1,60}\}\})[^,!:;\n–—]){0,60}?)(?:[,!:;]+|\s+-+(?=\s)|\s*[–—]|$)/u;
const nameThenText = /^\s{1,3}((?:(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.?\s)?\p{Lu}[\p{L}'’-]{0,30})(?=\s)/u;
const nameAlone = /^(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’.-]{0,30})?)\s?[,!–—]\s*$/u;
const longestGreeting = 100;

/** The greeting at the head of a line: "Hi Tom," alone or before the first sentence, or "Tom," alone. */
export function findGreeting(body: string, line: Stretch): Greeting | null {
  const head = line.text.slice(0, longestGreeting);
  const lead = head.length - head.trimStart().length;
  const text = head.slice(lead);
  const start = line.start + lead;
  const word = opening.exec(text)?.[0];
  if (word === undefined) return nameOnly(body, start, text);
  const rest = text.slice(word.length);
  const whole = upToSign.exec(rest);
  if (whole && (whole[1] ?? '').replace(bracketed, 'x').trim().split(/\s+/u).length <= 5) {
    const end = start + word.length + whole[0].trimEnd().length;
    return greet(
      body,
      start,
      end,
      trimmedStretch(body, start + word.length, start + word.length + (whole[1] ?? '').length),
    );
  }
  const name = nameThenText.exec(rest)?.[1];
  if (name === undefined) return null;
  const at = start + word.length + rest.indexOf(name);
  return greet(body, start, at + name.length, stretchOf(body, at, at + name.length));
}

function nameOnly(body: string, start: number, text: string): Greeting | null {
  const name = nameAlone.exec(text)?.[1];
  if (name === undefined || signOffs.has(name.toLowerCase())) return null;
  return greet(
    body,
    start,
    start + text.trimEnd().length,
    stretchOf(body, start, start + name.length),
  );
}

function greet(body: string, start: number, end: number, who: Stretch | null): Greeting {
  const greeting = stretchOf(body, start, end);
  const name = who && withoutSecondHello(body, who);
  const isToBeFilled = findMergeTags(greeting.text).length + findBlanks(greeting.text).length > 0;
  return { greeting, addressee: name && !isToBeFilled && isName(name.text) ? name : null };
}

function withoutSecondHello(body: string, who: Stretch): Stretch {
  const hello = secondHello.exec(who.text)?.[0].length ?? 0;
  return stretchOf(body, who.start + hello, who.end);
}

function isName(who: string): boolean {
  return (
    /^\p{L}/u.test(who) &&
    !genericAddressees.has(who.toLowerCase()) &&
    !/^(?:from|i|it|this|just|quick|my)\b/iu.test(who)
  );
}

/** Greetings that show the reader is unknown; `genericAddressees` in data/words/layout.json has what is no name at all. */
const impersonalGreeting =
  /\b(?:sirs?|madam|whom it may|friends?|(?:valued |esteemed )?(?:customers?|clients?|partners?)|business owner|site owner|homeowner|hiring manager)\b/iu;

/** "Dear Sir or Madam", "To whom it may concern", "Dear customer". */
export function isImpersonalGreeting({ greeting }: Pick<Layout, 'greeting'>): boolean {
  return greeting !== null && impersonalGreeting.test(greeting.text);
}
