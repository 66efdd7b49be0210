import type { Draft } from '../../draft.ts';
import type { ProtectedToken } from '../../document/email.ts';
import { findLinks } from '../../document/protected-tokens.ts';
import { plainText } from '../units/plain-text.ts';
import { stemOf } from '../units/stem-of.ts';
import { figuresIn } from './figures-in.ts';
import { type Measure, measuresIn } from './wording/measures-in.ts';
import { wordsIn } from './wording/words-in.ts';

/** Everything that a fact may come from, read once. */
export type Sources = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly measures: readonly Measure[];
};

const word = /[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+)*/gu;
const joined = /(\d)([ap]m)\b/gu;
const ordinal = /(\d)(?:st|nd|rd|th)\b/gu;
const longForms: ReadonlyMap<string, string> = new Map(
  'mon:monday tue:tuesday tues:tuesday wed:wednesday weds:wednesday thu:thursday thur:thursday thurs:thursday fri:friday sat:saturday sun:sunday jan:january feb:february mar:march apr:april jun:june jul:july aug:august sep:september sept:september oct:october nov:november dec:december'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

function wordsOf(text: string): string[] {
  const apart = text.toLowerCase().replace(joined, '$1 $2').replace(ordinal, '$1');
  const words = apart.match(word) ?? [];
  return words.flatMap((one) => {
    const bare = one.replace(/'s?$/u, '');
    return [bare, longForms.get(bare) ?? bare];
  });
}

/** Two spellings of one address. */
function plainLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)?(?:www\.)?/u, '')
    .replace(/\/$/u, '');
}

export function sourcesOf({ subject, body }: Draft, known: readonly string[]): Sources {
  return sourcesIn([subject ?? '', body, ...known].join('\n\n'));
}

export function sourcesIn(text: string): Sources {
  const plain = plainText(text).toLowerCase();
  const words = new Set(wordsOf(plain));
  const { links, addresses } = findLinks(text);
  const targets = Array.from(text.matchAll(/https?:\/\/[^\s"'<>()]{1,2000}/gu), ([link]) => link);
  return {
    text: plain,
    words,
    stems: new Set([...words].map(stemOf)),
    figures: new Set(figuresIn(plain)),
    measures: measuresIn(wordsIn(plain)),
    links: new Set(
      [...links, ...addresses]
        .map(({ text: link }) => plainLink(link))
        .concat(targets.map(plainLink)),
    ),
  };
}

/** Whether the sources hold what the token says. */
export function isTraceable(
  sources: Sources,
  { kind, text }: Pick<ProtectedToken, 'kind' | 'text'>,
): boolean {
  const plain = plainText(text).toLowerCase();
  if (kind === 'blank')
    return (plain.match(/\p{N}+/gu) ?? []).every((run) => sources.words.has(run));
  if (kind === 'link' || kind === 'email_address') return sources.links.has(plainLink(text));
  if (kind === 'merge_tag') return sources.text.includes(plain);
  if (kind === 'quotation') {
    const inside = plain.replace(/^[«»‹›"']+|[«»‹›"'.,!?]+$/gu, '').trim();
    return sources.text.includes(inside);
  }
  if (kind === 'number') return figuresIn(plain).every((figure) => sources.figures.has(figure));
  return wordsOf(plain).every((one) => holdsWord(sources, one));
}

function holdsWord({ words, figures }: Sources, one: string): boolean {
  if (words.has(one)) return true;
  return /^\p{N}+$/u.test(one) && figuresIn(one).every((figure) => figures.has(figure));
}
