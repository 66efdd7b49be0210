import type { Draft } from '../draft.ts';
import { type Score, scoreEmail } from '../score/score.ts';
import { gainBetween } from './gain-between.ts';
import { endsTheMatter } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { applyEdits } from './apply-edits.ts';
import type { Candidate } from './candidate.ts';
import { flawsBeyond } from './flaws.ts';
import { hasSameFrame, isWordChange } from './is-word-change.ts';
import type { RewriteOptions } from './manner.ts';
import { askers, passesOf } from './passes.ts';
import { cutStockOpener } from './passes/opening/cut-stock-opener.ts';
import { type KeptToken, keepsTokens, touchesClosedPart } from './protection.ts';

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
  let hasAsked = false;
  for (const pass of [...repairs, ...polish, ...wished]) {
    if (hasAsked && askers.includes(pass)) continue;
    isWish = wished.includes(pass);
    const before = round.kept.length;
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
    hasAsked ||= askers.includes(pass) && round.kept.length > before;
    waiting.push(
      ...free.filter((one) =>
        round.kept.some((kept) => !overlaps(one, kept) && touches(one, kept)),
      ),
    );
  }
  return round;
}
