const crowd =
  'customers?|clients?|users?|members?|partners?|owners?|readers?|companies|businesses|firms|teams|brands|shops|stores|organi[sz]ations|people|buyers|founders|managers|leaders|agencies|startups|schools|sites';
const works =
  'podcast|episode|article|blog|post|posts|talk|keynote|webinar|interview|newsletter|book|video|videos|paper|presentation|speech|panel|column|essay|thread|tweet|report|feature|documentary|channel|work';

/** Claims of one kind each, made of words that say little alone: the sources must make a claim of that kind as well. */
export const claimFamilies: Readonly<Record<string, readonly RegExp[]>> = {
  sharedPast: [
    /\bas (?:we |you |i |previously |already |just )?(?:discussed|agreed|promised|mentioned|requested|asked|arranged|planned)\b/giu,
    /\b(?:per|after|following|further to|based on|since|from|in|during) our (?:last |recent |previous |first |earlier )?(?:call|chat|meeting|conversation|discussion|talk|correspondence|exchange)\b/giu,
    /\b(?:when|since|after|last time) (?:we|you and i) (?:last |first )?(?:spoke|talked|met|chatted|worked|emailed)\b/giu,
    /\b(?:great|nice|good|lovely|wonderful|pleasure) (?:to (?:meet|see|speak|talk|chat)|meeting|seeing|speaking|talking|chatting) (?:to |with )?you\b(?! soon)/giu,
    /\bwe (?:met|spoke|talked|chatted) (?:at|in|on|last|about|during|when)\b/giu,
    /\b(?:you (?:asked|told|promised|invited|contacted|emailed|called) (?:me|us)|you requested|your (?:request|enquiry|inquiry) (?:for|about|of))\b/giu,
    /\bthank(?:s| you) for (?:your (?:reply|call|enquiry|inquiry|order|purchase|support|visit)|the (?:call|chat|meeting|reply)|(?:getting back|signing|downloading|meeting|speaking|visiting|replying|having me))\b/giu,
    /\b(?:i|we)(?:'ve| have)? (?:used to|once) (?:work|study|live|run)\w*\b/giu,
  ],
  referral: [
    /\b(?:suggested|recommended|advised|thought|said) (?:that )?(?:i|we) (?:should )?(?:write|contact|reach|talk|speak|get|email|ask|call)\b/giu,
    /\b(?:recommended|referred|introduced|mentioned|pointed) (?:you|me|us)\b/giu,
    /\b(?:mutual|common|shared) (?:friend|contact|connection|acquaintance|colleague)s?\b/giu,
    /\b(?:came|come|comes) (?:so |very )?(?:highly )?recommended\b/giu,
    /\b(?:your|a|my) (?:former |old |own )?(?:colleague|friend|boss|neighbour|neighbor|contact|assistant)s? (?:\p{L}+ )?(?:suggested|recommended|referred|told|mentioned|introduced|pointed|asked|said|gave)\b/giu,
    /\byour name (?:came|comes|kept coming) up\b|\b(?:gave|given|passed) (?:me|us) your (?:name|details|contact|address|number|email)\b/giu,
    /\b(?:told|tells) (?:me|us) (?:that )?(?:you|about you|your)\b/giu,
  ],
  otherCustomers: [
    /\b(?:trusted|loved|used|chosen|praised|recommended|preferred) by\b/giu,
    new RegExp(
      `\\b(?:our|many|most|other|several|some|countless|numerous|happy|existing|past) (?:[\\p{L}-]+ )?(?:${crowd}) (?:already |now |often |usually |typically |all |have |are |who )?(?:report|say|said|tell|told|love|see|saw|seen|save|saved|cut|rave|agree|find|found|get|got|gain|trust|use|rely|achieve|enjoy|experience|increase|reduce|improve|grow|grew|swear|lose|stay|switch)\\w*\\b`,
      'giu',
    ),
    new RegExp(
      `\\b(?:helped|worked with|served|supported|partnered with|advised|work with|working with|helping) (?:[\\p{L}'-]+ ){0,5}?(?:${crowd})\\b(?! (?:cut|save|grow))`,
      'giu',
    ),
    /\b(?:helped|worked with|supported) (?:[\p{L}'-]+ ){0,3}?(?:like|such as|similar to) (?:you|yours)\b/giu,
    /\b(?:biggest|leading|top|largest|best-known|major|famous|household) (?:[\p{L}-]+ )?(?:brands|companies|firms|names|retailers|players|clients|organi[sz]ations)\b/giu,
    /\b(?:raves?|raved|raving|swears? by|testimonials?|case stud(?:y|ies)|track record|success stor(?:y|ies)|five-?star|glowing)\b/giu,
    /\byour (?:[\p{L}-]+ )?(?:competitors?|rivals|peers|neighbours|neighbors) (?:already|are|have|use|do|did|load|offer|get|now)\b/giu,
  ],
  findings: [
    /\b(?:studies|research|surveys?|statistics|data|evidence|science|experts?|analysts?|reports|scientists|reviews) (?:has |have |clearly |now )*(?:show|shows|shown|suggest|suggests|say|says|agree|agrees|prove|proves|proven|found|find|finds|confirm|confirms|indicate|indicates)\b/giu,
    /\b(?:it is|it's|has been|have been|is|are) (?:scientifically |clinically |well )?(?:proven|known|documented)\b/giu,
    /\b(?:on average|typically (?:see|save|cut|get|gain)|the average \p{L}+)\b/giu,
  ],
  guarantees: [
    /\b(?:guarantee[ds]?|guaranteeing|warrant(?:y|ies)|money back|money-back|risk[- ]free|no[- ]risk|without (?:any )?risk|refund(?:s|ed|able)?|lifetime|fail-?safe)\b/giu,
    /\b(?:i|we) (?:can )?(?:promise|assure|swear|vow|commit to|will ensure)\b/giu,
    /\b(?:or|otherwise|else) (?:you|it|we) (?:don't|won't|do not|will not|pay|costs?) (?:pay|charge|owe|nothing|you)\b/giu,
    /\byou (?:only pay|pay nothing|pay only|will never|can't lose|cannot lose)\b/giu,
  ],
  scarcity: [
    /\bonly (?:this|today|until|for|till|while|through) (?:the )?(?:\p{L}+ )?(?:week|month|day|quarter|year|friday|monday|tomorrow|end|next|now)\b|\b(?:this|today|week|month) only\b/giu,
    /\b(?:only|just) (?:[\p{L}\p{N}-]+ ){1,3}(?:places?|spots?|seats?|slots?|left|remain\w*|available)\b/giu,
    /\b(?:places?|spots?|seats?|slots?|units?) (?:are |is |still )?(?:left|remain\w*|limited|filling|going|open until)\b/giu,
    /\blimited[- ](?:time|number|offer|availability|spots|places|edition|period|capacity|stock)\b/giu,
    /\b(?:offers?|deals?|prices?|discounts?|sale|promotion|rates?|window|applications?|registration) (?:\p{L}+ )?(?:ends?|expires?|closes?|valid|runs out|lasts?|goes up|will rise|rises?)\b/giu,
    /\b(?:while (?:stocks?|supplies) last|before it(?:'s| is) too late|last chance|act (?:now|fast|quickly)|don't miss|running out|(?:closing|ending|expiring|ends|closes|expires) soon|filling (?:up )?(?:fast|quickly)|first come)\b/giu,
    /\bwe only (?:take|accept|onboard|open|admit|sign)\b|\bhandful of\b/giu,
  ],
  gifts: [
    /\b(?:discount(?:s|ed)?|% off|percent off|half[- ]price|voucher|coupon|gift card|bonus|complimentary|rebate|cashback|waive[ds]?|special (?:offer|price|rate|deal)|introductory (?:offer|price|rate))\b/giu,
    /(?<!\b(?:feel|are you|you are|you're|be|am|i'm|set|if you|when you|is) )\bfree (?:\p{L}+ ){0,2}?(?:trial|audit|month|months|week|weeks|sample|samples|consultation|demo|report|review|assessment|account|plan|version|copy|setup|installation|delivery|shipping|session|pilot|test|ebook|guide|quote|access|analysis|check)\b/giu,
    /\b(?:for free|free of charge|free for (?:a|the|your|as long)|(?:try|test|have|get|use|run) (?:it|them|this|one) (?:out )?free|(?:at|for) no (?:extra |additional )?(?:cost|charge)|no (?:extra |additional )?(?:cost|charge|card|credit card|fees?|contract)|without (?:charge|paying)|on the house|(?:is|are) on us|cancel any ?time|pay nothing)\b/giu,
    /\b(?:tax[- ]deductible|match(?:ed|es)? (?:by|your|every)|double your (?:gift|donation))\b/giu,
  ],
  news: [
    /\b(?:raised|closed|secured|announced) (?:\p{L}+ ){0,3}?(?:funding|round|investment|capital|seed)\b|\bseries [a-e]\b/giu,
    /\b(?:backed|funded|acquired|sponsored|owned) by\b|\bpartner(?:ship|ed|ing|s)? with\b/giu,
    /\b(?:integrat(?:es?|ed|ions?)|plugs?|compatible) (?:\p{L}+ )?(?:with|into|to)\b/giu,
    /\bwe(?:'ve| have)? (?:just|recently|now) (?:launched|raised|opened|released|won|signed|moved|hired|joined|built|added|finished|published)\b/giu,
    /\bi (?:saw|read|heard|noticed|see) (?:on|in) (?:linkedin|twitter|the news|the press|your profile|facebook|instagram)\b/giu,
  ],
};

/** Praise of works, titles and awards, growth, records: their words tell, so it is enough that the sources hold them. */
export const claimWords: readonly RegExp[] = [
  new RegExp(
    `\\b(?:loved|love|enjoyed|enjoy|liked|read|saw|watched|heard|caught|followed|admired?|listened to|came across|fan of|impressed (?:by|with)|inspired by) (?:\\p{L}+ ){0,2}?(?:your|the) (?:[\\p{L}'-]+ ){0,3}?(?:${works})\\b`,
    'giu',
  ),
  /\b(?:been following|a (?:big|huge|long-?time|great) fan|admirer of)\b/giu,
  /\bcongrat(?:s|ulations) on (?:[\p{L}'-]+ ){1,4}/giu,

  /\b(?:award|awards|prize|prizes)(?:-winning|-winner)?\b/giu,
  /\b(?:certified|certification|certificates?|accredited|accreditation|licensed|patented|patent-pending|patent|endorsed|approved by|recogni[sz]ed (?:as|by)|ranked|rated|nominated|voted|shortlisted|iso)\b/giu,
  /\b(?:featured|covered|mentioned) (?:in|on|by)\b|\bas seen (?:in|on)\b/giu,
  /\bnamed (?:one of|as|the|a|best|top)\b/giu,
  /\b(?:number one|no\. ?1|market leader|industry leader|world leader|world-class|best-in-class|industry-leading|market-leading)\b/giu,
  /\b(?:best|worst|largest|biggest|first|fastest|cheapest|leading|oldest|only|top|highest|lowest) (?:[\p{L}-]+ ){0,4}?(?:in|of|on) (?:the|your|our) (?:country|world|industry|market|region|city|sector|uk|us|europe|field|area|town|business)\b/giu,
  /\b(?:ceo|cto|coo|cfo|vp|vice president|head of|director of|phd|professor|doctor)\b/giu,

  /\b(?:doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl\w+|halv(?:e|es|ed|ing)|(?:two|three|four|five|ten)-?fold|skyrocket\w*|soar(?:s|ed|ing)?)\b/giu,
  /\b(?:dozens|scores|hundreds|thousands|tens of thousands|millions|billions)\b(?: of)?/giu,
  /\b(?:a|one|two|three) (?:third|quarter|fifth|tenth|thirds|quarters|fifths)s?(?: of)?\b(?! (?:year|party|time|place))/giu,
  /\b(?:vast |overwhelming |large )majority\b/giu,
  /\b(?:several|many|a few|countless) (?:hundred|thousand|million|times)\b/giu,

  /\b(?:years?|decades?) (?:of|in) (?:\p{L}+ )?(?:experience|business|the (?:business|industry|trade|field))\b|\bdecades?\b|\bfor (?:many )?years\b/giu,
  /\b(?:gdpr|hipaa|soc ?2|pci)\b|\b(?:fully )?(?:compliant|insured|bonded|vetted)\b/giu,
];
