import { applyEdits, type OfferKind } from '@replysmith/coach';
import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { leave, take } from '../choices/choices.ts';
import { editsOf } from '../choices/revised-email.ts';

type Offer = Optimization['offers'][number];

export type OfferState = {
  readonly offer: Offer;
  readonly isTaken: boolean;
  /** Why it has nothing left to do: its words are gone with the shorter version, or with something else. */
  readonly moot: 'shorter' | 'other' | null;
};

/** Offers of one kind for one reason, in reading order. */
export type OfferGroup = {
  readonly kind: OfferKind;
  readonly reason: string;
  readonly states: readonly OfferState[];
};

const inOrder: readonly OfferKind[] = ['shorter', 'cut', 'ask', 'divide'];

type Helped = Pick<Optimization, 'original_email' | 'changes' | 'offers' | 'questions'>;

/** The offers of a result by kind and reason, each with what the writer's choices make of it. */
export function offerGroups(result: Helped, choices: RewriteChoices): OfferGroup[] {
  const groups: { kind: OfferKind; reason: string; states: OfferState[] }[] = [];
  for (const state of result.offers.map((offer) => stateOf(offer, result, choices))) {
    const { kind, reason } = state.offer;
    const group = groups.find((one) => one.kind === kind && one.reason === reason);
    if (group) group.states.push(state);
    else groups.push({ kind, reason, states: [state] });
  }
  return groups.toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind));
}

function stateOf(offer: Offer, result: Helped, choices: RewriteChoices): OfferState {
  const { id, edits } = offer;
  const isTaken = choices.taken.includes(id);
  const bodyWith = (decided: RewriteChoices) =>
    applyEdits(result.original_email, editsOf(result, { ...decided, answers: {} })).body;
  const isMoot = bodyWith(take(choices, id)) === bodyWith(leave(choices, id));
  const isInShorter = result.offers.some(
    (other) =>
      other.kind === 'shorter' &&
      other.id !== id &&
      choices.taken.includes(other.id) &&
      edits.every((edit) =>
        other.edits.some((cut) => cut.start <= edit.start && edit.end <= cut.end),
      ),
  );
  return { offer, isTaken, moot: isMoot ? (isInShorter ? 'shorter' : 'other') : null };
}
