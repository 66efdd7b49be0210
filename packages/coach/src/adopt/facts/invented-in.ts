import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { sentenceStarters } from '../../lexicon/words/sentence-starters.ts';
import type { ProtectedToken, Sentence } from '../../document/email.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { stretchOf } from '../../document/stretch.ts';
import { findClaims } from './find-claims.ts';
import { hiddenNames } from './hidden-names.ts';
import type { Sources } from './sources.ts';
import { touching } from './touching.ts';
import { untracedIn } from './untraced.ts';

type Invented = {
  /** Sentences that claim something. */
  readonly claims: readonly Sentence[];
  /** Names, figures and the like, in reading order and apart. */
  readonly facts: readonly ProtectedToken[];
};

const listNumber = /^[ \t]*\d{1,2}[.)][ \t]/gmu;

/** What no source holds of a text that is no rewrite. */
export function inventedIn(body: string, sources: Sources): Invented {
  const email = parseEmail({ subject: '', body });
  const claims = email.sentences.filter((one) => findClaims(one.text, sources).length > 0);
  const numbers = new Set(
    Array.from(body.matchAll(listNumber), ({ 0: mark, index }) => index + mark.search(/\d/u)),
  );
  const untraced = untracedIn(email, { field: 'body', start: 0, end: body.length }, sources).filter(
    (fact) => !(fact.kind === 'number' && numbers.has(fact.start)) && !isOrdinary(fact),
  );
  const isJudged = touching(email.protectedTokens.filter(({ field }) => field === 'body'));
  const hidden = hiddenNames(email, sources)
    .filter((name) => !isJudged(name))
    .map((name): ProtectedToken => ({ ...name, field: 'body', kind: 'name' }));
  return { claims, facts: joined(body, [...untraced, ...hidden]) };
}

/** "Sure," or "Ask once" on a line of its own stands where an email has its greeting or a signature. */
function isOrdinary({ kind, text }: ProtectedToken): boolean {
  const words = text.toLowerCase().split(' ');
  return (
    kind === 'name' &&
    words.every((word) => sentenceStarters.has(word) || englishFunctionWords.has(word))
  );
}

/** In reading order, and names that stand side by side as one. */
function joined(body: string, facts: readonly ProtectedToken[]): ProtectedToken[] {
  const all: ProtectedToken[] = [];
  for (const fact of facts.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    const isNext =
      last?.kind === 'name' && fact.kind === 'name' && body.slice(last.end, fact.start) === ' ';
    if (isNext) all[all.length - 1] = { ...last, ...stretchOf(body, last.start, fact.end) };
    else all.push(fact);
  }
  return all;
}
