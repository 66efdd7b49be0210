import { boastWords } from '../../../lexicon/wording/boast-words.ts';
import { emptyAdjectives } from '../../../lexicon/wording/empty-praise.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { touchesName } from '../../wording/touches-name.ts';

const empty: ReadonlySet<string> = new Set(emptyAdjectives);

const promise =
  /\b(?:(that|which|who) (?:leverages?|us(?:es?|ing)|utili[sz]es?|combines?|employs?|offers?|provides?|delivers?) ([^,.;!?]{3,60}?) (?:that|to|which) )?(help|helps|helping|empower|empowers|empowering|enable|enables|enabling|allow|allows) ((?:[\p{L}\p{N}'’-]+ ){1,4}?)(?:to )?(?:unlock|unleash|reach|achieve|reali[sz]e|maximi[sz]e|fulfill?) (?:their|its|your)(?: [\p{L}-]+){0,2} (?:potential|goals|objectives|growth|success)\b/giu;

const workWith: Readonly<Record<string, string>> = {
  s: 'works with',
  g: 'working with',
};

/** "We use AI to simplify workflows and | empower teams …": the rest can do without its second half. */
const secondOfTwo = /(?<=\b(?:to|we|I|and|help|that|which)\b[^,;]{3,60}) and $/iu;

function isAllPraise(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .every((word) => empty.has(word) || boastWords.has(word) || word === 'and');
}

/** "helps brands unlock their full potential" promises nothing; "works with brands" is what is left. */
export function nameTheService(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    Array.from(sentence.text.matchAll(promise), (found): Candidate[] => {
      const [phrase, pronoun, means, verb = '', whom = ''] = found;
      if (means !== undefined && !isAllPraise(means)) return [];
      const ending = pronoun !== undefined && pronoun !== 'who' ? 's' : (verb.at(-1) ?? '');
      const work = workWith[ending] ?? 'work with';
      const start = sentence.start + found.index;
      const at = start + phrase.indexOf(`${verb} ${whom}`);
      if (touchesName(email, { start: at, end: at + verb.length })) return [];
      const joint =
        pronoun === undefined ? secondOfTwo.exec(sentence.text.slice(0, found.index)) : null;
      const isRest =
        joint !== null && /^[.!]/u.test(sentence.text.slice(found.index + phrase.length));
      if (isRest)
        return [
          {
            field: 'body',
            start: sentence.start + joint.index,
            end: start + phrase.length,
            after: '',
            rule: 'plain-words',
            reason: `“${phrase}” promises nothing one could check.`,
          },
        ];
      return [
        {
          field: 'body',
          start,
          end: start + phrase.length,
          after: `${pronoun === undefined ? '' : `${pronoun} `}${work} ${whom.trim()}`,
          rule: 'plain-words',
          reason: `“${phrase.slice(phrase.lastIndexOf(whom) + whom.length)}” promises nothing one could check.`,
        },
      ];
    }).flat(),
  );
}
