const letter = String.raw`(?:note|e-?mail|mail|message|letter|follow-?up)`;
const will = String.raw`(?:will|shall|['’]ll)`;
const never = String.raw`(?:${will} not|won['’]t|shan['’]t)`;
const to = String.raw`(?: (?:to )?you)?`;
const matter = String.raw`(?: (?:about|on|regarding) [^,;:.!?]+?)?`;

const saying = (ways: readonly string[]) =>
  new RegExp(
    ways.map((way) => `${way}(?=\\s*(?:[.!;,]|$)| and (?:wish|thank)\\b)`).join('|'),
    'iu',
  );

/** How a writer takes leave. */
export const goodbyePhrases = {
  /** Nobody says this in a first email; "my last email" alone may be the one before. */
  last: saying([
    String.raw`\bthis (?:is|${will} be) (?:my|the) (?:last|final) (?:${letter}|one)(?: from me)?${matter}`,
    String.raw`\bthis (?:is|${will} be) (?:my|the) (?:last|final) (?:attempt|try)(?: to (?:reach|contact|catch|get hold of) you)?${matter}`,
    String.raw`\b(?:last|final) (?:${letter}|one) from me${matter}`,
    String.raw`\bthe last (?:you(?: ${will}|['’]ll)? hear from me|time i(?: ${will}|['’]ll)? write)${matter}`,
    String.raw`\bwith this (?:last|final) ${letter} i [^,;:.!?]+`,
    String.raw`\b${never} hear from me (?:again|any ?more) (?:about|on|regarding) (?!this\b|that\b|it\b)[^,;:.!?]+?`,
    String.raw`\bi ?${will} (?:now )?close (?:your|the|this) (?:file|case|thread)(?: (?:here|now|at this end|(?:on|at) my (?:side|end)))?`,
    String.raw`\bi ?${will} close the loop(?: here)?`,
    String.raw`\bi ?${will} stop (?:writing|e-?mailing|messaging|reaching out|following up)${to}${matter}`,
  ]),
  /** First emails say this too: to promise that they stay the only one, or to end an account. */
  enough: saying([
    String.raw`\b${never} (?:write|e-?mail|contact|message|bother|trouble|chase|follow up|hear from me|be (?:writing|e-?mailing|in touch))${to}${matter} (?:again|any ?more|any further)${matter}`,
    String.raw`\bi ?${will} (?:leave (?:it|things) (?:here|there|at that)|stop here|leave you (?:in peace|be|alone))`,
    String.raw`\bno (?:more|further) (?:${letter}s|follow-?ups) from me${matter}`,
  ]),
  /** What says that more follows after all, or is for somebody else. */
  takenBack:
    /\b(?:before|until|till|unless|for now|tomorrow|today|again on|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|of the (?:day|week|month|quarter|year)|(?:with|to) other|(?:this|next) (?:week|month|quarter|year))\b/iu,
  /** "Tell me, and I will not write again" waits for a word. */
  onAWord:
    /(?:\b(?:(?:tell|let) (?:me|us)(?: know)?|say (?:so|no|stop|the word)|reply(?: [“"]?\p{L}+[”"]?)?|(?:a|one) (?:word|no|yes))|^(?:(?:and|but|just|please|simply) )*(?:send|write|answer|click)\b[^.!?]*?(?: and|,))(?: and|, and)? (?:I|we)(?:['’]ll| will| won['’]t| shall)\b/iu,
  /** "If it is not for you, I will not write again" is a way out, which first emails give too. */
  onCondition:
    /^(?:(?:and|but|just|please|simply) )*(?:if|unless|once|when|should|otherwise)\b|\b(?:if|unless) (?:you|it|this|that|not)\b/iu,
  /** Where "it" is left there, it is one of these. */
  thing:
    /\b(?:parcels?|packages?|packets?|box(?:es)?|crates?|samples?|keys?|envelopes?|deliver(?:y|ed|ies)|drop(?:ped)? (?:it|off)|porch(?:es)?|reception|doorsteps?|shed|van|driver|desk)\b/iu,
  /** These words also end what somebody says of a thing. */
  loose: /\b(?:leave (?:it|things) (?:here|there|at that)|stop here)\b/iu,
  cutsShort:
    /\b(?:could (?:say|tell|write|add|list|name|go on)|go on (?:about|and on|for)|(?:more|much) to (?:say|tell|add)|(?:short|brief|brevity))\b/iu,
  onlyOne:
    /\b(?:only|one-?(?:time|off)|single) (?:(?:and|&) (?:last|only) )?(?:e-?mail|mail|note|message|letter)\b/iu,
  /** By these a writer shows that earlier emails had no answer. */
  unanswered: [
    /\byou(?:['’]re| are| must be|['’]ve| have| must have)(?: \p{L}+ly| very| so)?(?: got)? (?:busy|a lot on)(?: right now| at the moment| these days)?,? (?:so|and) i(?:['’]ll| will| won['’]t)\b/iu,
    /\b(?:(?:I|we)(?:['’]ve| have)?(?: had| got| received)?|there (?:has been|was)) no (?:answer|reply|response)(?=\s*(?:[,;.!—–]|$|(?:and|so|yet|from you|to (?:my|our))\b))/iu,
    /^(?:with )?no (?:answer|reply|response)(?= (?:from you|so far|yet|means|tells|counts|is an? (?:answer|reply|response))\b|\s*,? (?:so )?i['’ ])/iu,
    /(?:\bnot|n['’]t|\bnever|\bnothing) heard(?: anything)?(?: back)?(?: from you)?(?=\s*(?:[,;.!—–]|$|(?:and|so|since|yet)\b))/iu,
    /\bheard nothing\b(?! (?:but|like|of|about|bad|good)\b)|\bnot hearing (?:back|from you)\b|\b(?:your|radio) silence\b/iu,
    /\b(?:I|we)(?:['’]ve| have)?(?: already| now)? (?:wrote|written|e-?mailed|mailed|messaged|reached out|followed up|contacted|tried|tried to (?:reach|contact|catch))(?: to)?(?: you)? (?:twice|before|already|(?:two|three|four|five|a few|several|many) times)\b(?! (?:about|on) your\b)/iu,
    /\bI (?:take it|gather|assume|see|understand|guess|suppose|know)(?: that)? (?:this|it|now)\b[^.!?]*?(?:\bnot|n['’]t)\b[^.!?]*?\b(?:a fit|for you|of (?:interest|use)|the right (?:time|moment|fit)|a good time|(?:a|your) priority)\b/iu,
  ],
  /** After the leave is taken, by these too. */
  reopens: [
    /\b(?:if|should|when(?:ever)?)\b[^.!?]*?\b(?:(?:anything|something|things?|that|the (?:timing|situation)|your (?:plans|priorities)) changes?(?=\s*(?:[,;.!—–]|$|(?:on|at|in|for|where)\b))|comes? (?:up|back) again\b)/iu,
    /\b(?:in touch|reach out|contact (?:me|us)|write|reply|call)\b[^.!?]{0,20}\bin (?:the )?future\b/iu,
  ],
  /** What waits for an answer without asking. */
  waits:
    /\b(?:(?:a)?waiting (?:for|your)|look(?:ing)? forward|(?:would|will) be (?:much |greatly |highly )?appreciated|(?:hope|expect)(?:ing)? (?:for|to (?:hear|get)|your))\b/iu,
  /** What stands open for the day that things are otherwise; there is nothing to answer before. */
  openDoor:
    /\b(?:if|should|when(?:ever)?)\b[^.!?]*?\b(?:change[sd]?|ever|again|the future|comes? up)\b|\b(?:in|at some point in) (?:the )?future\b/iu,
  /** So does this, unless what is different or later is the time to meet. */
  openLater: /\b(?:if|should|when(?:ever)?)\b[^.!?]*?\b(?:different|later|another time)\b/iu,
} as const;
