const season = '(?:week|month|year|quarter|morning|spring|summer|autumn|fall|winter)';

/** Openings that lean on the sentence before, or that no colon and no "because" can come before. */
const opensLeaning = new RegExp(
  `^(?:(?:this|that|these|those)\\b(?! ${season}\\b)|(?:it|they|he|she|so|but|and|also|or|nor|then|such|both|here|there|which|because|instead|since|as a|in addition|additionally|moreover|however|therefore|thus|for (?:example|instance)|one of them|another|the (?:first|second|third|rest|other|same)|its|their|his|her|if|when|while|after|before|although|please|thanks?|looking|sorry|no|yes|p\\.?s|congrat\\w*|imagine|what|why|how|happy|glad|great|love|took|takes|got|gets|went|goes|made|makes|works|worked|did|does)\\b|(?:i|we) (?:did|do|have|had|can|could|was|were|am|are)(?:[,.;]| not\\b)|\\S+ (?:and \\S+ )?(?:was|were|is|are) (?:our|my|the) (?:last|first|latest)\\b)`,
  'iu',
);

/** Words that point at something said before, when there is no room for it in the sentence itself. */
const pointing = new RegExp(
  `\\b(?:(?:this|these|those|such)\\b(?! ${season}\\b)|that(?=[.,;]|$| (?:at|in|on|to|from|for|by|with)\\b)|exactly that|the (?:above|same))`,
  'iu',
);
const adding = /,? (?:too|as well|also)[.!]?$|\balso\b/iu;
const roomBefore = 30;

/** Whether a sentence loses its sense when it is taken from the one before. */
export function leans(text: string): boolean {
  const at = pointing.exec(text)?.index ?? roomBefore;
  return opensLeaning.test(text) || at < roomBefore || adding.test(text);
}
