import type { Token } from './language.ts';

/**
 * A question to the words of a sentence, word by word: `hope` or `hope|trust` is a lemma or a
 * spelling, `@VERB` a part of speech, `*` any word, `*3` up to three words, `^` the sentence's
 * start, `$` its end. Signs are passed over, except `?`, which may be asked for.
 */
export type Pattern = string;

/** Words that a pattern found; offsets as in the sentence's tokens. */
type Match = { readonly start: number; readonly end: number };

type Test = (token: Token) => boolean;
type Step =
  { readonly test: Test } | { readonly upTo: number } | { readonly edge: 'start' | 'end' };
type Compiled = readonly Step[];

type Matcher = {
  /** Every place, in reading order, never overlapping. */
  readonly find: (tokens: readonly Token[]) => Match[];
  readonly test: (tokens: readonly Token[]) => boolean;
};

/** A matcher of any of the patterns. */
export function matcher(patterns: readonly Pattern[]): Matcher {
  const open: Compiled[] = [];
  const byFirst = new Map<string, Compiled[]>();
  for (const pattern of patterns) {
    const parts = pattern.split(' ');
    const steps = parts.map(stepOf);
    const heads = (parts[0] ?? '').split('|');
    if (heads.some((head) => /^[@*^$]/u.test(head))) open.push(steps);
    else for (const head of heads) byFirst.set(head, [...(byFirst.get(head) ?? []), steps]);
  }

  function* matches(all: readonly Token[]): Generator<Match> {
    const tokens = all.filter(({ tag, key }) => tag !== 'PUNCT' || key === '?');
    let at = 0;
    while (at < tokens.length) {
      const end = longest(tokens, at);
      const first = tokens[at];
      const last = tokens[end - 1];
      if (end > at && first && last) yield { start: first.start, end: last.end };
      at = Math.max(at + 1, end);
    }
  }

  function longest(tokens: readonly Token[], at: number): number {
    const token = tokens[at];
    if (!token) return at;
    const near = [...(byFirst.get(token.lemma) ?? []), ...(byFirst.get(token.key) ?? []), ...open];
    return near.reduce((best, steps) => Math.max(best, endOf(steps, 0, tokens, at) ?? at), at);
  }

  return {
    find: (tokens) => [...matches(tokens)],
    test: (tokens) => matches(tokens).next().done === false,
  };
}

function stepOf(part: string): Step {
  if (part === '^') return { edge: 'start' };
  if (part === '$') return { edge: 'end' };
  const gap = /^\*(\d)$/u.exec(part);
  if (gap) return { upTo: Number(gap[1]) };
  if (part === '*') return { test: () => true };
  const words = new Set(part.split('|').filter((word) => !word.startsWith('@')));
  const tags = new Set(
    part.split('|').flatMap((word) => (word.startsWith('@') ? word.slice(1) : [])),
  );
  return { test: ({ lemma, key, tag }) => words.has(lemma) || words.has(key) || tags.has(tag) };
}

/** The index after the last token that the steps cover, or null where they do not fit. */
function endOf(steps: Compiled, step: number, tokens: readonly Token[], at: number): number | null {
  const next = steps[step];
  if (!next) return at;
  if ('edge' in next) {
    const fits = next.edge === 'start' ? at === 0 : at === tokens.length;
    return fits ? endOf(steps, step + 1, tokens, at) : null;
  }
  if ('upTo' in next) {
    for (let skipped = 0; skipped <= next.upTo; skipped += 1) {
      const end = endOf(steps, step + 1, tokens, at + skipped);
      if (end !== null) return end;
    }
    return null;
  }
  const token = tokens[at];
  return token && next.test(token) ? endOf(steps, step + 1, tokens, at + 1) : null;
}
