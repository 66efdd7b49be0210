/** What is on offer for a price or until a day. */
export const offerThings: ReadonlySet<string> = new Set(
  'offer offers sale sales deal deals price prices discount discounts promo promos promotion promotions coupon coupons voucher vouchers bonus bonuses deadline bargain bargains special specials'.split(
    ' ',
  ),
);

/** What runs out or closes when people are hurried. */
export const scarceThings: ReadonlySet<string> = new Set(
  'registration registrations enrollment enrolment doors tickets ticket seats seat spots spot slots slot places stock supplies signup signups trial off left chance webinar'.split(
    ' ',
  ),
);

/** How such things come to an end. */
export const endingVerbs: ReadonlySet<string> = new Set(
  'end ends ending close closes closing expire expires expiring go goes going rise rises rising lapse lapses until till'.split(
    ' ',
  ),
);
