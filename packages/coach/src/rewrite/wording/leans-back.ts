const pointsBack =
  /^(?:(?:and|but|or|so|also|then|yet)\b[, ]*)?(?:if (?:so|yes|not)|that(?:['’]s)?|this|it(?:['’]s)?|they(?:['’]re)?|these|those|he|she|both|such|either|neither|otherwise|alternatively|instead|in that case|in return|as such|here|there)\b/iu;
const joins =
  /^(?:but|so|and|or|yet|however|therefore|thus|hence|then|also|additionally|furthermore|moreover|plus|besides|for (?:example|instance)|as a result|that (?:is|['’]s) why|because of (?:this|that)|with (?:this|that|these))\b/iu;
const thinksOfIt =
  /^(?:I|we) (?:do |really |firmly |strongly )?(?:believe|think|hope|feel|am sure|are sure|know)(?: that)? (?:it|this|they)\b/iu;
const asksOfIt =
  /^(?:would|could|can|does|do|is|are|will)\b[^?]{0,40}\b(?:that|this|it|either)\b/iu;

/** Whether a sentence opens with a word that needs the one before it: "That is why …", "But …". */
export function opensLeaning(text: string): boolean {
  return pointsBack.test(text) || joins.test(text) || thinksOfIt.test(text);
}

/** Whether a sentence means nothing, or something else, without the one before it. */
export function leansBack(text: string): boolean {
  return opensLeaning(text) || asksOfIt.test(text);
}
