import { bareVerbs, finiteVerbs } from '../../lexicon/briefs/verbs.ts';
import { gerundOf } from '../../rewrite/wording/gerund.ts';
import { isRound } from './noun-phrase.ts';
import type { Pain } from './read-pain.ts';
import { keysOf, verbAt } from './verb-at.ts';

const mostOfSubject = 3;
const unable =
  /^you (?:cannot|can['’]?t|don['’]?t|do not|never|rarely|hardly ever|struggle to) (\p{L}+)(.*)$/iu;
const scarce =
  /^you (?:do not have enough|have (?:no|not enough|too many|too much|too few|too little|few|little)) (.+)$/iu;
const errand = /^(?:time )?to (\p{L}+)(.*)$/iu;
const anybody =
  /^(?:nobody|no one|everybody|everyone|somebody|someone) \S+ (?!(?:about|at|by|for|from|in|into|of|off|on|out|to|up|with)\b)(.+)$/iu;
const trait = /\bto (\p{L}+)(.*)$/iu;
const state = /\b(?:by|with|of|in|on|about|at|from|for) (.+)$/iu;
/** No name on its own. */
const pronoun = /^(?:it|they|we|you|i|he|she|that|this|there|nobody|no one|everyone|everybody)\b/iu;
/** What explains the rest, or goes on from it. */
const reason =
  /[,;]?\s(?:because|since|when|whenever|while|until|so that|so|if|unless|before|after|and (?:nobody|no one|it|they|we|you|then))\s.*$/iu;

function doing(verb: string, rest: string): string {
  return `${gerundOf(verb)}${rest}`;
}

function named(found: RegExpExecArray | null): string[] {
  const [, verb, rest = ''] = found ?? [];
  return verb === undefined ? [] : [doing(verb, rest)];
}

function afterTo(text: string): string {
  return named(errand.exec(text))[0] ?? text;
}

/** "drivers wait at the dock" → "drivers waiting at the dock"; "backup margins are thin" → "backup margins" */
function ofClause(text: string): string[] {
  const words = text.split(' ');
  const at = verbAt(keysOf(text));
  const subject = words.slice(0, Math.max(at, 0)).join(' ');
  if (at < 1 || at > mostOfSubject || pronoun.test(subject)) return [];
  const verb = words[at]?.toLowerCase() ?? '';
  const rest = words.slice(at + 1).join(' ');
  const bare = finiteVerbs.has(verb.replace(/s$/u, '')) ? verb.replace(/s$/u, '') : verb;
  const isDeed = at === 1 && bare !== 'have' && (bare !== verb || bareVerbs.has(bare));
  const isName = subject.includes(' ') || isRound(subject);
  return [
    ...(isDeed ? [`${subject} ${doing(bare, ` ${rest}`)}`] : []),
    ...(isName ? [subject] : []),
  ];
}

/** What a pain point is about, as a thing that a subject line can name, the fullest name first. */
export function namesOfPain({ form, text }: Pick<Pain, 'form' | 'text'>): string[] {
  const plain = text.replace(reason, '');
  if (form === 'thing') return [text];
  if (form === 'words') return text.includes(',') ? [] : [text];
  if (form === 'deed') {
    const [, verb = '', rest = ''] =
      /^(?:(?:struggle|fail|have|need|want) to )?(\p{L}+)(.*)$/iu.exec(plain) ?? [];
    return [doing(verb, rest)];
  }
  if (form === 'state') return [state.exec(plain)?.[1] ?? ''].filter(Boolean);
  if (form === 'trait') return named(trait.exec(plain));
  if (form !== 'clause') return [];
  const thing = (scarce.exec(plain) ?? anybody.exec(plain))?.[1];
  if (thing !== undefined) return [afterTo(thing)];
  const undone = unable.exec(plain);
  return undone ? named(undone) : ofClause(plain.replace(/^your\s/iu, ''));
}
