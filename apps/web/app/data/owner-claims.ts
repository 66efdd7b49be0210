type OwnerClaims = {
  /** Above the prices: "Limited Time Pricing Offer". */
  pricingOffer: string | null;
};

/** What only the owner of this site can vouch for, shown as it is written here; null hides it. */
export const ownerClaims: OwnerClaims = {
  pricingOffer: null,
};
