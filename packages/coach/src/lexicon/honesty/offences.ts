const rude =
  '(?:stupid|idiots?|idiotic|dumb|morons?|moronic|fools?|foolish|pathetic|useless|incompetent|liars?|lazy|clueless|ignorant|arrogant|worthless|disgusting|ridiculous|an? jokes?|losers?|imbeciles?|scum|trash|crooks?)';
const swelling =
  '(?:(?:so|such|an?|all|really|just|clearly|obviously|very|too|being|bloody|fucking|complete(?:ly)?|total(?:ly)?|utter(?:ly)?) ){0,4}';

/** Words thrown at the reader. */
export const insults: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you(?:['’]re| are| people are| all are| must be| look| sound)|are you) ${swelling}${rude}\\b`,
    'iu',
  ),
  /^(?:oh,? )?(?:just )?(?:shut up|get lost|go to hell|piss off)\b/iu,
  /\b(?:screw you|f[u*]ck(?:ing|ed)?|shame on you|how dare you|what an? (?:idiot|moron|fool)|you (?:idiots?|morons?|fools?|losers?))\b/iu,
];

const claim =
  '(?:figures?|numbers?|results?|claims?|customers?|quotes?|quotations?|stor(?:y|ies)|facts|statistics|references?|testimonials?)';
const untrue = '(?:made[- ]up|invented|fabricated|faked?|an? lie|lies|exaggerated)';

/** The writer takes back what was claimed. */
export const retractions: readonly RegExp[] = [
  /\b(?:i|we) (?:have |had )?(?:just |simply |actually |basically )?(?:lied|exaggerated)\b/iu,
  new RegExp(
    `\\b(?:i|we)(?: have| had|['’]ve)? (?:just |simply |actually |basically )?(?:invented|made up|fabricated|faked)\\b[^.!?]{0,30}\\b${claim}\\b`,
    'iu',
  ),
  /\b(?:i|we) (?:just |simply |actually |basically )?(?:invented (?:it|that|this|them|all of (?:it|that|them))(?= *[.,!;]|$)|made (?:it|that|this|them|all of (?:it|that|them)|everything) up\b)/iu,
  new RegExp(
    `\\b${claim}\\b[^.!?,]{0,30} (?:is|was|are|were)(?:n['’]t| not)? (?:all |just |actually |really |in fact )?(?:${untrue}|true|real|untrue|false)\\b`,
    'iu',
  ),
  /\b(?:that|this|it|all of it|most of it) (?:is|was) (?:all |just |actually )?(?:made[- ]up|a lie|fabricated|exaggerated)\b/iu,
];

const opens =
  '(?:bank (?:account|details|login)|account (?:number|details)|sort code|iban|pass ?words?|passcode|pin (?:code|number)?|credit card|debit card|card (?:number|details)|cvv|log-?in|credentials|social security|national insurance number|passport|security code|verification code|one-time code|seed phrase|private key)';

/** The writer wants what opens somebody's accounts. */
export const secrets: readonly RegExp[] = [
  new RegExp(
    `\\b(?:send|give|share|tell|provide|confirm|enter|reply with|text|email|need|verify|forward|what(?:['’]s| is| are))\\b[^.?!]{0,60}\\b(?:your|the|his|her|their)\\b[^.?!]{0,30}\\b${opens}\\b`,
    'iu',
  ),
];

/** The writer wants money now. */
export const moneyDemands: readonly RegExp[] = [
  /(?:^|\b(?:please|kindly|just|must|first|you (?:have|need) to|need you to|(?:could|can|would|will) you(?: please)?) )(?:pay|wire|transfer|send|deposit)\b[^.?!]{0,60}(?:[$£€]\s?\d|\b(?:deposit|up ?front|in advance|fee|gift cards?|bitcoin|crypto(?:currency)?|money)\b)/iu,
  /\b(?:gift cards?|western union)\b/iu,
];
