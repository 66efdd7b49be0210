const verb =
  '(?:is|are|am|was|were|do|does|did|can|could|should|shall|would|will|may|might|must|has|have)';
const subject =
  '(?:i|we|you|it|this|that|there|they|my|the|our|a|an|any|one|people|some|two|three)';

/** How a question begins that can stand alone: "should I", "how long should", not "what we do". */
export const questionOpener = new RegExp(
  `(?:${verb}(?:n['’]?t)?\\s${subject}\\b|(?:what|how|why|when|where|which|who)(?:\\s(?!(?:we|i|you|they|it|to)\\b)[\\p{L}-]+){0,2}?\\s${verb}\\b|(?:what|how|who|where)['’]s\\b|(?:what|how) about\\b)`,
  'iu',
);
