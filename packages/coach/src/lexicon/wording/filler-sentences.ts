/** Courtesies that could open any email. */
export const stockOpeners: readonly RegExp[] = [
  /^(?:and )?I (?:do |really |sincerely )?(?:hope|trust) (?:that )?(?:(?:this|my) (?:email|e-mail|message|mail|note|letter)|this (?=finds|reaches)|all|everything|things|it|you|your (?:day|week|month|year|morning|afternoon|summer|winter|spring|autumn|fall))\b(?:(?!\b(?:I['’]m|we|my|our)\b)[^.!?]){0,140}$/iu,
  /^(?:hope|hoping|trust|trusting) (?:that )?(?:this|all|everything|things|you(?:['’]re| are|['’]ve| have| had)?|your)\b(?:(?!\b(?:I|we|my|our)\b)[^.!?]){0,110}$/iu,
  /^how (?:are you|have you been|['’]s it going|is it going|is your (?:day|week) going)\b[^.!?]{0,30}$/iu,
  /^(?:(?:warm|kind|many) )?greetings(?: of the (?:day|season))?$/iu,
  /^(?:I )?(?:wish|wishing) you (?:a|the best|all the best|well)\b[^.!?]{0,40}$/iu,
];

/** Whole sentences that say nothing about the reader or the reason for writing. */
export const fillerSentences: readonly RegExp[] = [
  ...stockOpeners,
  /^(?:I['’]m|I am|we are|we['’]re) (?:very |really )?sorry (?:to bother you|for bothering you|to (?:interrupt|disturb)|for (?:the )?(?:cold|unsolicited))\b[^.!?\d]{0,90}$/iu,
  /^sorry (?:to bother you|to interrupt|to disturb you)\b[^.!?\d]{0,90}$/iu,
  /^I (?:know|realise|realize|understand|imagine|appreciate|am sure|['’]m sure) (?:that )?you (?:must |probably |likely )?(?:get|receive|be (?:inundated|swamped|flooded)) [^.!?\d]{0,80}$/iu,
  /^(?:apologies|sorry) for (?:the |this )?(?:cold|unsolicited|random|sudden)\b[^.!?]{0,50}$/iu,
  /^(?:I )?(?:know|realise|realize|understand|am sure|['’]m sure) (?:that )?you(?:['’]re| are) (?:very |really |super |extremely |probably )?busy\b[^.!?]{0,60}$/iu,
  /^I (?:just )?(?:wanted|want|would like|['’]d like) to (?:take (?:a moment|this opportunity|a minute) to )?introduce (?:myself|ourselves|our company|my company)\b[^.!?]{0,40}$/iu,
  /^(?:please |so please )?(?:don['’]t|do not) hesitate to\b[^.!?]{0,90}$/iu,
  /^(?:please )?feel free to (?:reach out|contact|get in touch|reply|ask|call|email|let me know)\b[^.!?]{0,80}$/iu,
  /^(?:(?:if|should) you (?:have|need|require|want) (?:any |some )?(?:further |more |other |additional )?(?:questions?|information|details)\b[^.!?]{0,90}|please let me know if you have any (?:further |other )?questions[^.!?]{0,40})$/iu,
  /^(?:I |we )?(?:(?:am |['’]m |are |['’]re )?(?:eagerly |really |very much )?look(?:ing)? forward (?:to|for) (?:hearing (?:back )?from you|(?:your|a) (?:positive |kind |favourable |favorable |quick |prompt |early )?(?:reply|response|answer|feedback)))\b[^.!?]{0,40}$/iu,
  /^(?:thanks in advance,? and )?(?:I |we )?(?:(?:am |['’]m |are |['’]re )?(?:really |very much )?look(?:ing)? forward to (?:speaking|talking|connecting|chatting|meeting)(?: (?:with|to))?(?: you)?)\b[^.!?\d]{0,20}$/iu,
  /^(?:I['’]m |I am )?(?:eagerly |kindly )?a?waiting (?:for )?your (?:[\p{L}]+ ){0,2}(?:reply|response|answer)$/iu,
  /^(?:I |we )?(?:hope|hoping) to hear (?:back )?from you\b[^.!?]{0,40}$/iu,
  /^(?:I |we )?(?:was|were|am|are)?(?:['’]m|['’]re)? ?(?:really |very |so |truly |deeply |incredibly )?impressed (?:by|with) (?:your|the) (?:website|company|work|profile|team|business|background|experience|achievements|success|brand|great work|amazing work)\b[^.!?]{0,30}$/iu,
  /^(?:just )?(?:checking in|touching base|circling back|following up|bumping this)(?: (?:here|again|on this|to the top of your inbox|quickly|with you|up))*$/iu,
  /^(?:I['’]m|I am|I was)? ?(?:just )?(?:checking in|touching base|circling back|bumping this)(?: (?:here|again|on this|to the top of your inbox|quickly|with you|up))*$/iu,
  /^(?:I['’]m|I am|I)? ?(?:just )?(?:(?:wanted|want|writing|reaching out) to (?:quickly )?follow(?:ing)? up|following up|checking in)(?: (?:on|with|about|regarding|to) (?:my|our|the|this|you)(?: (?:previous|last|earlier|recent|below|below|initial|first))*(?: (?:emails?|messages?|notes?|mail|conversation|you))?(?: below| from last week| I sent(?: you)?(?: last week)?)?)*$/iu,
  /^(?:I['’]ll|I will|let me) (?:keep (?:this|it)|be) (?:short|brief|quick)(?: and sweet)?$/iu,
];

/** Openings that put off the point of a sentence; what follows them stands alone. */
export const leadIns: readonly RegExp[] = [
  /^(?:I |we )?(?:know|realise|realize|understand) (?:that )?you(?:['’]re| are) [^,.!?]{0,20}busy,? (?:so|and) (?:I['’]ll|I will|let me) (?:keep (?:this|it)|be) (?:brief|short|quick)(?::| and|,) /iu,
  /^(?:I |we )?(?:do |really )?(?:hope|hoping|trust) (?:that )?(?:this|my|you|your|all|everything)\b(?:(?!\b(?:I|we)\b)[^,.!?:;()]){3,70}(?:,(?: and| but| so)?|[–—]| and) (?=(?:I|we|my|our)\b)/iu,
  /^(?:I['’]m|I am|we are|we['’]re) (?:just )?(?:writing|reaching out|contacting you|getting in touch|emailing(?: you)?)(?: to you)?(?: today)? (?:because|as|since) /iu,
  /^(?:I['’]m|I am) (?:just )?(?:writing|reaching out|contacting you|getting in touch|emailing(?: you)?)(?: to you)?(?: today)? to (?:let you know|tell you|inform you|say) that /iu,
  /^I (?:just )?(?:wanted|want) to (?:quickly )?(?:let you know|tell you|mention|say|point out|share|inform you) that /iu,
  /^I (?:just )?(?:wanted|want) to (?:quickly )?(?:reach out|get in touch|write|drop you a (?:line|note)) (?:because|as|since) /iu,
  /^(?:please )?(?:note|be advised|be aware|allow me to note) that /iu,
  /^It is (?:with|my) (?:a )?(?:great |the greatest )?(?:pleasure|excitement|enthusiasm|delight) (?:that|to tell you that) (?=(?:I|we)\b)/iu,
  /^as you(?:['’]re| are)(?: (?:no doubt|probably|surely|likely|well|certainly|undoubtedly))? aware,? /iu,
  /^(?:as (?:you|I['’]m sure you|I am sure you) (?:may|might|probably|likely|already|surely|no doubt)? ?(?:know|are aware)|as you['’]re (?:probably |no doubt )?aware),? /iu,
  /^(?:it goes without saying(?: that)?|needless to say|that being said|having said that|with that (?:being )?said|to be honest|to be frank|honestly|frankly|at the end of the day|in today['’]s (?:fast-paced |competitive |digital |ever-changing |modern )*(?:world|market|landscape|environment|business world|marketplace|economy)),? /iu,
  /^(?:it (?:is|['’]s) (?:important|worth) (?:to note|noting) that|it should be noted that|the (?:thing|fact|truth|reality) is(?: that)?,?) /iu,
  /^(?:first (?:of all|and foremost)|first off|basically|essentially|actually|obviously|clearly|additionally|furthermore|moreover),? /iu,
];

/** Openings that shrink to a single word or two. */
export const slowOpenings: readonly (readonly [RegExp, string])[] = [
  [
    /^I (?:just )?(?:wanted|want) to (?:quickly )?(?:reach out|get in touch|follow up) and (?=(?:see|ask|find out|check) (?:if|whether|how|what)\b)/iu,
    'I wanted to ',
  ],
  [
    /^I (?:just )?(?:wanted|want) to (?:quickly )?(?=(?:see|ask|find out|check) (?:if|whether|how|what)\b)/iu,
    'I wanted to ',
  ],
  [/^I would like to take this opportunity to (?=\p{Ll})/iu, 'I would like to '],
  [
    /^(?:I['’]m|I am) (?:just )?(?:writing|reaching out|contacting you|getting in touch|emailing(?: you)?)(?: to you)?(?: today)? to (?:ask|see|find out|enquire|inquire) (?:if|whether) /iu,
    'I wanted to ask if ',
  ],
];
