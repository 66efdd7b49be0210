/** What a sender says of their own virtues; any competitor says the same. */
export const selfPraise: readonly RegExp[] = [
  /\b(?:we|I) (?:pride ourselves|are (?:very |extremely )?proud|take (?:great )?pride|are (?:fully |truly |deeply )?(?:committed|dedicated)|strive|believe in|are passionate|am (?:a )?(?:very |highly )?(?:passionate|motivated|hard-?working|dedicated)|guarantee (?:you )?(?:the )?(?:best|quality))\b/iu,
  /\b(?:our|my) (?:mission|vision|values|philosophy|passion|goal|commitment|dedication|success|expertise|experience|reputation|team (?:of|has|is|brings))\b/iu,
  /\b(?:committed|commitment|dedicated|dedication) to (?:excellence|quality|delivering|providing|our (?:customers|clients)|customer|client|your success)\b/iu,
  /\b(?:many|numerous|countless|several|lots of|plenty of) (?:happy|satisfied|loyal|great|other)? ?(?:customers|clients|companies|businesses|brands|organisations|organizations)\b/iu,
  /\b(?:exceed(?:s|ing)?|beyond) (?:your |their |all |our (?:clients|customers)['’] )?expectations\b/iu,
  /\b(?:one-stop|trusted partner|trusted advisor|unfair advantage|deep (?:domain )?expertise|world-class|best-in-class|years of (?:combined |industry )?experience|high quality and affordable)\b/iu,
  /\b(?:invaluable|great|wonderful|unique) (?:experience|opportunity) for my\b/iu,
];

/** How good the sender, the goods and the customers' mood are. */
export const ownVirtues: readonly RegExp[] = [
  /\b(?:I am|I['’]m)(?: also)? (?:an? )?(?:\p{L}+ly )?(?:hard[- ]?working|quick learner|fast learner|team player|good team player|people person|natural leader|self-motivated|self-starter|reliable|enthusiastic|confident that|known for)\b/iu,
  /\b(?:go(?:es)? the extra mile|above and beyond|speaks? for (?:themselves|itself)|no job is too|utmost satisfaction|peace of mind|add(?:s|ed|ing)? value|extension of your (?:team|business)|consultative|there is (?:absolutely )?no competition|massive potential|level best)\b/iu,
  /\b(?:assure|promise|guarantee) you (?:of |that |the )?(?:our )?(?:best|quality|satisfaction|prompt|excellent)\b/iu,
  /^(?:our|all (?:of )?our) (?:customers|clients|users|guests|students|partners)(?: \p{L}+ly)? (?:love|adore|report|say|rave|are (?:happy|delighted|absolutely))\b/iu,
  /\b(?:ever since I was|have never looked back|always (?:loved|wanted|dreamed|been passionate))\b/iu,
];

/** Drums before the point, and hurry after it. */
export const noise: readonly RegExp[] = [
  /^(?:(?:but )?here['’]s the catch|let me be (?:blunt|clear|honest|frank)|let['’]s (?:go+|do this)|look no further|(?:warm )?greetings (?:of the day|from our \p{L}+)|what are you waiting for|don['’]t (?:miss out|delay|wait))\b[^.!?]{0,60}[.!?]*$/iu,
  /\b(?:won['’]t last (?:long|forever)|limited[- ]time (?:offer|only)|once[- ]in[- ]a[- ]lifetime|slots? (?:are|is) (?:going fast|limited)|act (?:now|fast)|time is running out)\b/iu,
  /^thank(?:s| you)(?: so much| very much)?(?: in advance)? for (?:taking the time|your (?:time|kind|consideration|attention))\b/iu,
];

/** How things are in the world at large; the reader lives there. */
export const worldTalk: readonly RegExp[] = [
  /\b(?:in )?(?:today['’]s|this) (?:[\p{L}-]+ ){0,3}(?:world|market|landscape|economy|environment|climate|age|era)\b/iu,
  /\b(?:industry|sector|market|landscape|world|technology|technologies|expectations|competition) (?:is|are|has been|have been|continues?)(?: \p{L}+ly)? (?:undergoing|changing|evolving|growing|rising|advancing|shifting|moving|becoming|more|increasingly|facing|transforming|getting)\b/iu,
  /\b(?:more (?:important|critical|crucial|competitive) than ever|now more than ever|than ever before|unprecedented|ever-changing|fast-paced|digital age|rapid pace|top of mind|at risk of being left behind|risk being left behind|left behind|stay(?:ing)? ahead)\b/iu,
  /^(?:companies|businesses|organi[sz]ations|brands|practices|firms|teams|leaders|people|employees|customers|consumers|everyone|most (?:companies|businesses|people))\b[^.!?]{0,40}\b(?:need|must|want|have to|struggle|fail|know|expect|cannot afford|can['’]t afford)\b/iu,
  /\b(?:comes|come|brings) (?:with )?(?:its own |new |many |great )?challenges\b/iu,
];

/** Further things on offer, listed after the one that matters. */
export const furtherOffers: readonly RegExp[] = [
  /^(?:we|I|our (?:company|team|agency|platform|product|solution)) (?:also|additionally|further) (?:offer|provide|have|do|specialise|specialize|work|sell|supply|can)\b/iu,
  /^(?:in addition|additionally|furthermore|moreover|besides|on top of (?:this|that)),? (?:we|I|our)\b/iu,
  /^(?:we|our (?:company|team|agency)) (?:offer|provide|specialise in|specialize in|have expertise in) (?:a (?:wide|broad|full|complete|large) |many |various |all kinds |services\b)/iu,
  /^our (?:services|offerings?|products|solutions|capabilities) (?:include|range|cover|are)\b/iu,
  /^(?:we|I) (?:believe|are (?:sure|confident|certain|convinced)|am (?:sure|confident|certain|convinced)) (?:that )?(?:this|we|I|our|it|there|together|working)\b/iu,
];
