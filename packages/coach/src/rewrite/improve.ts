import { endsTheMatter } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { findLinks } from '../document/protected-tokens.ts';
import type { Draft } from '../draft.ts';
import type { Candidate, RewriteOptions } from './edit.ts';
import { applyEdits, hasSameFrame, isWordChange } from './edits.ts';
import { passesOf } from './passes.ts';
import { cutStockOpener } from './passes/opening.ts';
import { type KeptToken, keepsTokens, touchesClosedPart } from './protection.ts';
import { type Score, scoreEmail } from '../score/score.ts';

/** Slips that a careless edit leaves behind. */
const slips: readonly RegExp[] = [
  /\S[ \t]{2,}\S/g,
  /(?<![ \t])[ \t]+(?=\r?\n|$)/g,
  /^\s/g,
  /[ \t][,.;:!?](?![.)\w])/g,
  /[,;:][ \t]*[.!?,;]/g,
  /[.!?]["'’”)\]]?[ \t]+\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\r?\n/g,
  /(?<!\p{L})(\p{L}+)[ \t]+\1(?!\p{L})/giu,
  /(?<!\p{L})an?[ \t]*(?:[,.;:!?]|\r?\n|$)/giu,
];

function countRepeatedLinks(text: string): number {
  const { links } = findLinks(text);
  return links.length - new Set(links.map((link) => link.text)).size;
}

function countSlips(text: string): number[] {
  return [...slips.map((slip) => text.match(slip)?.length ?? 0), countRepeatedLinks(text)];
}

/** Tells of each text whether it has a slip that `before` did not have. */
export function flawsBeyond(before: Draft): (after: Draft) => boolean {
  const had = { subject: countSlips(before.subject ?? ''), body: countSlips(before.body) };
  return (after) =>
    (['subject', 'body'] as const).some(
      (field) =>
        after[field] !== before[field] &&
        countSlips(after[field] ?? '').some((count, index) => count > (had[field][index] ?? 0)),
    );
}

/** Points won from one text to the next. */
export function gainBetween(before: Score, after: Score): number {
  return after.value - before.value;
}

/** What holds for all rounds, because it is read from the writer's own draft. */
export type Terms = {
  readonly own: Draft;
  readonly first: Score;
  readonly isGood: boolean;
  readonly tokens: readonly KeptToken[];
  /** Whether a stock opener goes first, whatever it costs alone: what follows may win it back. */
  readonly cutsOpener: boolean;
  readonly options: RewriteOptions;
};

/** A shorter text may weigh a remaining fault a point more, and is better for all that. */
const spared = 1;

/** More than any email needs of one kind; it bounds the time that odd texts take. */
const mostOfOneKind = 60;

/** A draft with what is known of it, so that no text is read twice. */
export type Version = { readonly draft: Draft; readonly email: Email; readonly score: Score };

type Round = Version & {
  readonly kept: readonly Candidate[];
  /** The best score on the way. */
  readonly peak: Score;
};

/** Reads and scores a draft. */
export function versionOf(draft: Draft): Version {
  const email = parseEmail(draft);
  return { draft, email, score: scoreEmail(email) };
}

/**
 * A change must not turn a guess: a follow-up without its reproach would pass for a first email. Nor
 * does a goodbye become anything else.
 */
function isReadAlike({ email: one }: Version, { email: other }: Version): boolean {
  const isGuessedAlike =
    one.reading.stage === other.reading.stage && one.reading.profile === other.reading.profile;
  return isGuessedAlike && (!endsTheMatter(one) || endsTheMatter(other));
}

/** Touching changes can spoil each other's spaces and capitals; the next round sees to the second. */
function touches(a: Candidate, b: Candidate): boolean {
  return a.field === b.field && a.start <= b.end && b.start <= a.end;
}

function overlaps(a: Candidate, b: Candidate): boolean {
  return a.field === b.field && a.start < b.end && b.start < a.end;
}

function apartFrom(kept: readonly Candidate[], proposed: readonly Candidate[]): Candidate[] {
  const apart: Candidate[] = [];
  for (const candidate of proposed) {
    const neighbours = [...kept, ...apart];
    if (!neighbours.some((neighbour) => touches(neighbour, candidate))) apart.push(candidate);
  }
  return apart;
}

/**
 * Every pass once over the draft, keeping what does no harm; of a draft that is good already, only
 * what raises the score.
 */
export function improve(start: Version, terms: Terms & { readonly peak: Score }): Round {
  const { own, isGood, tokens, cutsOpener, options } = terms;
  const { draft, email } = start;
  const { repairs, polish, wished, costly } = passesOf(options);
  const isLight = options.manner === 'light';
  const addsFlaw = flawsBeyond(draft);
  let round: Round = { ...start, kept: [], peak: terms.peak };
  /** Touches what is kept and is tried in the next round; until then no lesser change spoils its words. */
  const waiting: Candidate[] = [];

  /** A wish may cost nothing at all. */
  let isWish = false;
  let peak = terms.peak;
  const keep = (candidates: readonly Candidate[], leastGain: number): boolean => {
    const kept = [...round.kept, ...candidates];
    const changed = applyEdits(draft, kept);
    if (!keepsTokens(tokens, changed) || addsFlaw(changed)) return false;
    const after = versionOf(changed);
    if (!isReadAlike(start, after)) return false;
    if (isLight && !hasSameFrame(email, after.email)) return false;
    const gain = gainBetween(round.score, after.score);
    const isSpared =
      leastGain === 0 &&
      !isWish &&
      gainBetween(peak, after.score) >= -spared &&
      gainBetween(terms.first, after.score) >= 0;
    if (gain < leastGain && !isSpared) return false;
    if (gainBetween(peak, after.score) > 0) peak = after.score;
    round = { ...after, kept, peak };
    return true;
  };

  /** All at once, or by halves where that does harm: few texts are read for many candidates. */
  const keepMost = (candidates: readonly Candidate[]): void => {
    const free = apartFrom(round.kept, candidates);
    if (free.length === 0 || keep(free, 0) || free.length === 1) return;
    const middle = Math.ceil(free.length / 2);
    keepMost(free.slice(0, middle));
    keepMost(free.slice(middle));
  };

  if (cutsOpener) keep(cutStockOpener(email), -Infinity);
  for (const pass of [...repairs, ...polish, ...wished]) {
    isWish = wished.includes(pass);
    const mustGain = costly.has(pass) || (isGood && polish.includes(pass));
    const proposed = pass(email, own)
      .filter((candidate) => !touchesClosedPart(email, candidate))
      .filter((candidate) => !isLight || isWordChange(email, candidate))
      .slice(0, mostOfOneKind);
    const free = proposed.filter((one) => !waiting.some((other) => overlaps(one, other)));
    const together = mustGain ? [] : apartFrom(round.kept, free);
    keepMost(together);
    for (const candidate of free) {
      const isTried = together.includes(candidate);
      if (isTried || apartFrom(round.kept, [candidate]).length === 0) continue;
      keep([candidate], mustGain ? 1 : 0);
    }
    waiting.push(
      ...free.filter((one) =>
        round.kept.some((kept) => !overlaps(one, kept) && touches(one, kept)),
      ),
    );
  }
  return round;
}
