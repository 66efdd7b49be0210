import { isDeepStrictEqual } from 'node:util';
import { changedClearly } from './engine/changed-clearly.ts';
import { makeTip, type MadeTip } from './engine/make-tip.ts';
import type { PersonFacts } from './facts/person-facts.ts';
import type { KnownTip, StoredTip } from './known-tips.ts';

/** What a person decided about a tip holds for a day at least. */
const suppressedMs = 86_400_000;

/** What is to happen to one tip so that it says what holds now. */
export type TipStep =
  | { readonly step: 'insert'; readonly made: MadeTip; readonly stored: null }
  | {
      readonly step: 'keep' | 'rewrite' | 'revive';
      readonly made: MadeTip;
      readonly stored: StoredTip;
    }
  | { readonly step: 'drop'; readonly made: null; readonly stored: StoredTip };

/** Nothing where a template does not fit, or where what a person decided still holds. */
export function planTip(
  { template, stored }: KnownTip,
  facts: PersonFacts,
  now: Date,
): TipStep | null {
  const made = makeTip(template, facts);
  if (!stored) return made && { step: 'insert', made, stored };
  if (stored.status === 'active') {
    if (!made) return { step: 'drop', made, stored };
    const isSame = isDeepStrictEqual(made.content, stored.content);
    return { step: isSame ? 'keep' : 'rewrite', made, stored };
  }
  if (!made || !mayComeBack(stored, made, now)) return null;
  // What was applied stays on record, with its effect.
  if (stored.status === 'applied') return { step: 'insert', made, stored: null };
  return { step: 'revive', made, stored };
}

/** A day has passed, and what it is about has got clearly worse since. */
function mayComeBack({ decidedAt, context }: StoredTip, made: MadeTip, now: Date): boolean {
  if (decidedAt !== null && now.getTime() - decidedAt.getTime() < suppressedMs) return false;
  return changedClearly(made.template.target_conditions, context, made.context);
}
