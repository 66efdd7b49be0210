const telling =
  'tell|tells|telling|told|say|says|saying|said|explain|explains|explaining|explained|mention|mentions|mentioning|mentioned|show|shows|showing|showed|shown|know|knows|knowing|describe|describes|describing|see|sees|understand|understands|learn|learns|point out|points out|(?<!\\b(?:my|the|an|our|your|this) )ask';

/** What somebody is told, which may go on behind an "and": "tell them who I am". */
export const indirectClause = new RegExp(
  `\\b(?:${telling})\\b(?:\\s[\\p{L}'’-]+){0,4}?\\s(?:who|whom|whose|what|which|when|where|why|how|whether|if|that)\\b`,
  'iu',
);
