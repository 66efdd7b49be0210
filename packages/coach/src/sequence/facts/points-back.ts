const season = '(?:month|year|quarter|spring|summer|autumn|fall|winter)';

/** After these "that" opens what was seen or said. */
const reported =
  'noticed|showed|announced|mentioned|reported|confirmed|learned|realised|realized|suggested|decided|proved|claimed|explained|argued|agreed|promised|hoped|believed|expected|assumed|warned|discovered|observed';

/** Openings that lean on the sentence before, or that no colon and no "because" can come before. */
const leaningOpening = new RegExp(
  `^(?:(?:this|that|these|those)\\b(?! ${season}\\b)|(?:it|they|he|she|so|but|and|also|or|nor|then|such|both\\b(?!.{1,40}\\band)|here|there\\b(?!['’]| (?:is|are|was|were))|which|because|instead|since|as a|in addition|additionally|moreover|however|therefore|thus|for (?:example|instance)|once|twice|(?:two|three|four|\\d+) times|ones?\\b(?= (?:of them|that|which|costs?|takes?|does|has|is|was|more)\\b)|one (?:more )?thing|another|the (?:first|second|third|rest|last)|its|their|his|her|ours|mine|yours|theirs|if|when|while|after|before|although|please|thanks?|looking|sorry|no|yes|p\\.?s|congrat\\w*|imagine|what|why|how|happy|glad|great|love|took|takes|got|gets|went|goes|made|makes|works|worked|did|does|within|by the end)\\b|(?:i|we) (?:did|do|have|had|can|could|was|were|am|are)(?:[,.;]| not\\b)|\\S+ (?:and \\S+ )?(?:was|were|is|are) (?:our|my|the) (?:last|first|latest)\\b)`,
  'iu',
);

/** Words that point at something said before. */
const pointing = new RegExp(
  [
    String.raw`\b(?:this|these)\b(?! ${season}\b)`,
    String.raw`\bthose\b(?! (?:who|that|of|with|in)\b)`,
    String.raw`\bthat(?=[.,;]|$| (?:at|in|on|to|from|for|by|with)\b)`,
    String.raw`\b(?:in|at|on|of|for|by|to|with|from|after|before|since|like|than|about|over|under|above|below|near|behind|through|exactly) that\b`,
    String.raw`\b(?!(?:${reported})\b)(?:\p{L}+ed|drove|ran|built|made|took|cut|left|held|kept|sold|bought|wrote|drew|flew|rode|spent|lost|won|gave) that \p{L}`,
    String.raw`\bth(?:at|is) very\b|\bjust that\b|\bthat (?:way|time|day|week|month|year|night|once|twice|again)\b`,
    // "With two hygienists that is five hours": a plural is no "that is".
    String.raw`\p{L}{2}[^su\P{L}]s that (?:is|was|means|makes)\b`,
    String.raw`\bsuch\b(?! as\b)`,
    String.raw`\b(?<!-)same\b(?!-)`,
    String.raw`\b(?<!each )others?\b(?! than\b)|\banother\b`,
    String.raw`\bthere\b(?!['’]| (?:is|are|was|were|has|have|will)\b)`,
    String.raw`\bhere\b(?! (?:in|at)\b)`,
    String.raw`\b(?:then|afterwards|thereafter|likewise|similarly|otherwise|accordingly|meanwhile)\b`,
    String.raw`\b(?:the (?:above|latter|former|following)|the (?:rest|opposite|difference)(?! of\b| between\b)|as a result|in return|in turn|in between)\b`,
    String.raw`\b(?:an?|the|new|old|every|each|next|last|first|better|faster|cheaper) (?:\p{L}+ )?ones?\b(?! (?:of|on|that|who|which|we|i|you)\b)`,
    String.raw`\b(?:did|do|does|done|doing|has|have|had|was|were|can|could) (?:so|too|it|likewise|not)\b[.!]?$`,
    String.raw`\b(?:did|do|does|done|doing) (?:so|likewise)\b`,
    String.raw`\b(?:did|do|does|has|have|had|was|were|can|could)[.!]?$`,
  ].join('|'),
  'iu',
);
const adding = /,? (?:too|as well|also)[.!]?$|\balso\b/iu;
/** What was said in another mail, or further up. */
const recalling =
  /\b(?:I|we) (?:mentioned|promised|described|told you)\b|\bas (?:I|we) (?:said|wrote)\b/iu;
const both = /\bboth\b(?!.{1,60}\band\b)/iu;

/** Whether the sentence opens as one that follows another. */
export function opensLeaning(text: string): boolean {
  return leaningOpening.test(text);
}

/** Whether the sentence says by a word of its own that something was said before. */
export function pointsBack(text: string): boolean {
  return [pointing, adding, recalling, both].some((pattern) => pattern.test(text));
}
