import { type KeptToken, keepsTokens, tokensToKeep } from '../rewrite/protection.ts';
import type { Email } from '../document/email.ts';
import type { Mend, Written } from './adoption.ts';
import { figuresIn } from './facts/figures-in.ts';
import type { Sources } from './facts/sources.ts';
import { type VettedBlock, vetBlock } from './facts/vet-block.ts';
import { vetSubject } from './facts/vet-subject.ts';
import { align } from './units/align.ts';
import { type Placed, compose } from './units/compose.ts';
import { unitsOf } from './units/unit.ts';

type Taken = Written & { readonly mended: readonly Mend[] };

/** The draft with every change taken over that loses nothing of the writer's and makes nothing up. */
export function takeOver(own: Email, written: Email, sources: Sources): Taken {
  const units = { own: unitsOf(own), written: unitsOf(written) };
  const blocks = align(units.own, units.written).map((block) =>
    vetBlock(block, own, written, sources),
  );
  const subject = vetSubject(own, written, sources);
  const refused = new Set<VettedBlock>();
  const mended: Mend[] = [...subject.mended, ...blocks.flatMap((block) => block.mended)];
  const tokens = tokensToKeep(own);
  let isSubjectKept = false;
  const draftOf = () => ({
    subject: isSubjectKept ? own.subject : subject.text,
    body: compose(
      blocks.flatMap((block) => place(block, refused.has(block))),
      { body: own.body, units: units.own },
      { body: written.body, units: units.written },
    ),
  });
  for (let next = draftOf(); ; next = draftOf()) {
    const isKept = keptIn(next);
    const lost = tokens.filter((token) => !isKept(token));
    const guilty = lost.flatMap((token) => blocksWith(blocks, refused, token));
    const isSubjectLost: boolean = !isSubjectKept && lost.some(({ field }) => field === 'subject');
    if (guilty.length === 0 && !isSubjectLost) return { ...next, mended };
    mended.push(...lost.map(({ text }): Mend => ({ kind: 'token', text })));
    for (const block of guilty) refused.add(block);
    isSubjectKept ||= isSubjectLost;
  }
}

/** Tells of each token whether a text still has it; "four" is still there when it is written "4". */
function keptIn(next: Written): (token: KeptToken) => boolean {
  let figures: ReadonlySet<string> | null = null;
  return (token) => {
    if (keepsTokens([token], next)) return true;
    if (token.kind !== 'number') return false;
    figures ??= new Set(figuresIn(`${next.subject ?? ''}\n${next.body}`));
    return figuresIn(token.text).every((figure) => figures?.has(figure));
  };
}

/** The blocks taken over so far whose old words held the token. */
function blocksWith(
  blocks: readonly VettedBlock[],
  refused: ReadonlySet<VettedBlock>,
  { field, start, end }: KeptToken,
): VettedBlock[] {
  if (field !== 'body') return [];
  return blocks.filter(
    (block) =>
      block.taken !== null &&
      !refused.has(block) &&
      block.own.some((unit) => unit.start <= start && end <= unit.end),
  );
}

function place(block: VettedBlock, isRefused: boolean): Placed[] {
  const { own, written, taken, isSame } = block;
  if (isSame || taken === null || isRefused) {
    const same = isSame ? (written[0]?.index ?? null) : null;
    return own.map(({ text, index }) => ({ text, own: index, written: same }));
  }
  const [first, last] = [own[0]?.index ?? null, own.at(-1)?.index ?? null];
  return taken.map(({ text, unit }, at) => ({
    text,
    own: at === 0 ? first : at === taken.length - 1 ? last : null,
    written: unit.index,
  }));
}
