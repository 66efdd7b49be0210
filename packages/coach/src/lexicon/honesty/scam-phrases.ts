/** The few phrases that filters did find mostly in spam. "Free", "act now" and "$" are not among them. */
export const scamPhrases: readonly string[] = (
  '100% guaranteed, 100% guarantee, 100 % guaranteed, money back guarantee, dear friend, ' +
  'unclaimed money, unclaimed funds, free instant quote, free online quote, ' +
  'to be removed from our mailing, to be removed from this mailing, ' +
  'to be removed from future mailings, to be removed from our mailings, ' +
  'to be removed from our offers, guaranteed results or'
).split(', ');
