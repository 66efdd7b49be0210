import type { Email } from '../../document/email.ts';
import type { Mend } from '../adoption.ts';
import type { Block } from '../units/block.ts';
import { type Unit, isClosed } from '../units/unit.ts';
import { changedTokens } from './changed-tokens.ts';
import { findClaims } from './find-claims.ts';
import { isTurnedRound } from './is-turned-round.ts';
import { isNovelStatement } from './novel-statement.ts';
import type { Sources } from './sources.ts';
import { tokensIn } from './tokens-in.ts';
import { vetUnit } from './vet-unit.ts';
import { saysMore } from './wording/says-more.ts';

/** `taken`: what stands in place of the draft's units from now on; null when they stay. */
export type VettedBlock = Block & {
  readonly taken: readonly { readonly unit: Unit; readonly text: string }[] | null;
  readonly mended: readonly Mend[];
};

/** Decides about one change, as far as it can be judged without the rest of the text. */
export function vetBlock(block: Block, own: Email, written: Email, sources: Sources): VettedBlock {
  if (block.isSame) return { ...block, taken: null, mended: [] };
  if (block.own.some(isClosed)) return refuse(block, 'token', block.own);
  if (isCutOff(block, own, written)) return { ...block, taken: null, mended: [] };
  const units = block.written.filter((unit) => !isWritersOwn(unit, own));
  const isAdded = block.own.length === 0;
  const claimed = units.filter((unit) => claims(unit, sources, isAdded));
  if (claimed.length > 0 && !isAdded) return refuse(block, 'claim', claimed);
  const changed = changedTokens(
    block.own.flatMap((unit) => tokensIn(own, unit)),
    units.flatMap((unit) => tokensIn(written, unit)),
  );
  if (changed.length > 0) return refuse(block, 'token', changed);
  if (!isAdded && isTurnedRound(block, own, written)) return refuse(block, 'claim', units);
  if (!isAdded && saysMore(sentencesOf(block.own), sentencesOf(units), sources))
    return refuse(block, 'claim', units);
  const vetted = units
    .filter((unit) => !claimed.includes(unit))
    .map((unit) => ({ unit, ...vetUnit(written, unit, sources) }));
  return {
    ...block,
    taken: vetted.map(({ unit, text }) => ({ unit, text })),
    mended: [...mendsOf('claim', claimed), ...vetted.flatMap(({ mended }) => mended)],
  };
}

function sentencesOf(units: readonly Unit[]): string[] {
  return units.filter(({ part }) => part === 'sentence').map(({ text }) => text);
}

/** The written text ends before the sign-off, and the signature that comes back needs one. */
function isCutOff({ own: units, written: others }: Block, own: Email, written: Email): boolean {
  const isSignOff = units.length > 0 && units.every(({ part }) => part === 'sign_off');
  return isSignOff && others.length === 0 && own.signature !== null && written.signature === null;
}

function claims({ part, text }: Unit, sources: Sources, isAdded: boolean): boolean {
  if (part === 'greeting' || part === 'sign_off') return false;
  if (findClaims(text, sources).length > 0) return true;
  if (part !== 'sentence') return false;
  if (isAdded && saysMore([], [text], sources)) return true;
  return isNovelStatement(text, sources, isAdded ? 'added' : 'reworded');
}

function refuse(
  block: Block,
  kind: Mend['kind'],
  why: readonly { readonly text: string }[],
): VettedBlock {
  return { ...block, taken: null, mended: mendsOf(kind, why) };
}

function mendsOf(kind: Mend['kind'], why: readonly { readonly text: string }[]): Mend[] {
  return why.map(({ text }) => ({ kind, text }));
}

/** A signature, footer or thread that the draft has its own of. */
function isWritersOwn({ part, key }: Unit, { signature, footer, quotedThread }: Email): boolean {
  if (part === 'thread') return true;
  if (part === 'footer') return footer !== null;
  if (part === 'signature') return signature !== null;
  const lines = [signature, footer, quotedThread].flatMap((stretch) =>
    (stretch?.text ?? '').split('\n').map((line) => line.trim()),
  );
  return lines.includes(key);
}
