type OwnerClaims = {
  /** A badge above the prices. */
  pricingOffer: string | null;
};

/**
 * What only the owner of this site can vouch for, and has to substantiate where that is asked for:
 * shown as it is written here, null hides it.
 */
export const ownerClaims: OwnerClaims = {
  pricingOffer: 'Limited Time Pricing Offer',
};
