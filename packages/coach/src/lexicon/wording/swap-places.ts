/** Where a listed phrase may be swapped: what must or must not stand before and after it. */
type Place = {
  readonly after?: RegExp;
  readonly notAfter?: RegExp;
  readonly notBefore?: RegExp;
};

const someone =
  /^\s+(?:you|your|him|her|them|their|us|me|my|our|the|a|an|this|these|those|each|every|any|all|people)(?!\p{L})|^\s+\p{Lu}/u;
const nounBefore =
  /\b(?:more|some|the|of|as|your|our|their|its|much|any|have|has|gives?|negotiating|financial|operating|an?)\s+$/iu;
/** "Help practices with regard to compliance": one helps with a thing, not about it. */
const startOrHelp =
  /(?:^|[.!?:]\s+|\n\s*)$|\b(?:help|assist|support|aid|advise)(?:s|ed|ing)?\s+(?:[\p{L}’'-]+\s+){0,3}$/iu;
const sentenceStart = /(?:^|[.!?:]\s+|\n\s*)$/u;

/** Phrases that mean something else, or are best left, in some places. */
export const swapPlaces: Readonly<Record<string, Place>> = {
  'deep dive': { notAfter: /^\s+(?!(?:into|in|on|of|with)\b)\p{L}/u },
  'reach out to': { after: someone },
  'reaching out to': { after: someone },
  'reached out to': { after: someone },
  'reaching out': { notAfter: /^\s+to\b/u },
  'touching base': { notBefore: /\bto\s+$/iu },
  'going forward': { after: /^(?:[,.;!?]|\s*$)/u },
  'moving forward': { after: /^(?:[,.;!?]|\s*$)/u },
  leverage: {
    notAfter: /^(?:[,.;!?]|\s+(?:over|in|against|with|ratio)\b)/u,
    notBefore: nounBefore,
  },
  'with reference to': { notBefore: sentenceStart },
  'with regard to': { notBefore: startOrHelp },
  'with regards to': { notBefore: startOrHelp },
  'with respect to': { notBefore: sentenceStart },
  'in regard to': { notBefore: startOrHelp },
  'in regards to': { notBefore: startOrHelp },
  'in relation to': { notBefore: sentenceStart },
  'was browsing': { after: /^\s+(?:the|your|a|an|this|\p{Lu})/u },
  'was looking at': { after: /^\s+(?!how\b)/u },
  'make a decision': { notAfter: /^\s+(?:on|about)\b/u },
};
