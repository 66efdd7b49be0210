import type { OfferKind } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';

type Offer = Optimization['offers'][number];

/** Offers of one kind for one reason, in reading order. */
export type OfferGroup = {
  readonly kind: OfferKind;
  readonly reason: string;
  readonly offers: readonly Offer[];
};

const inOrder: readonly OfferKind[] = ['spelling', 'ask', 'divide'];

/** The offers of a result by kind and reason. */
export function groupOffers(offers: readonly Offer[]): OfferGroup[] {
  const groups: { kind: OfferKind; reason: string; offers: Offer[] }[] = [];
  for (const offer of offers) {
    const { kind, reason } = offer;
    const group = groups.find((one) => one.kind === kind && one.reason === reason);
    if (group) group.offers.push(offer);
    else groups.push({ kind, reason, offers: [offer] });
  }
  return groups.toSorted((a, b) => inOrder.indexOf(a.kind) - inOrder.indexOf(b.kind));
}
