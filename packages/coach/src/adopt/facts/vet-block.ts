import type { Email } from '../../text/email.ts';
import type { Mend } from '../adoption.ts';
import type { Block } from '../units/align.ts';
import { isClosed, type Unit } from '../units/unit.ts';
import type { Sources } from './sources.ts';
import { vetUnit } from './vet-unit.ts';

/** `taken`: what stands in place of the draft's units from now on; null when they stay. */
export type VettedBlock = Block & {
  readonly taken: readonly { readonly unit: Unit; readonly text: string }[] | null;
  readonly mended: readonly Mend[];
};

/** Decides about one change, as far as it can be judged without the rest of the text. */
export function vetBlock(block: Block, own: Email, written: Email, sources: Sources): VettedBlock {
  if (block.isSame) return { ...block, taken: null, mended: [] };
  if (block.own.some(isClosed)) {
    const lost = block.own.map(({ text }): Mend => ({ kind: 'token', text }));
    return { ...block, taken: null, mended: lost };
  }
  const vetted = block.written
    .filter((unit) => !isWritersOwn(unit, own))
    .map((unit) => ({ unit, ...vetUnit(written, unit, sources) }));
  return {
    ...block,
    taken: vetted.map(({ unit, text }) => ({ unit, text })),
    mended: vetted.flatMap(({ mended }) => mended),
  };
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
