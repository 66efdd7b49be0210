/** What an assistant says before the email it was asked for, at the very start. */
export const openingChatter: readonly RegExp[] = [
  /^(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|got it|no problem|happy to help|i(?:['’]d| would) be (?:happy|glad) to|thanks for sharing|great)\b(?![^\n]{0,80},[ \t]*$)[^\n]{0,300}(?:[.!:…]|—)[ \t]*(?:\n|$)/iu,
  /^(?:here(?:['’]s| is| are| you go)|below is|please find|this is|i(?:['’]ve| have) (?:\p{L}+ )?(?:rewritten|revised|improved|edited|updated|shortened|drafted|polished|made))\b[^\n]{0,240}(?:[:.]|—)[ \t]*(?:\n|$)/iu,
  /^(?:sure|certainly|of course|absolutely|okay|ok|got it)[!,.][ \t]+(?=\S)/iu,
  /^(?:\W{0,4})(?:the )?(?:rewritten|revised|improved|updated|final|new|optimi[sz]ed|edited|polished|draft|email|output|result|answer|assistant|option|version)(?: (?:email|version|draft|message|text|\d|[a-c]))?(?: (?:draft|version))?(?:\W{0,3}\([^()\n]{0,60}\))?\W{0,4}:\W{0,3}(?:\n|$)/iu,
];

/** What it says after, from here to the end. */
export const closingChatter: readonly RegExp[] = [
  /\n[ \t]*\n[^\n]{0,20}\blet me know (?:if|whether|what|how)\b[^\n]{0,200}\b(?:changes?|adjust\w*|tweak\w*|edit\w*|version|tone|revis\w*|shorter|longer|formal|further|refine\w*|help with)\b[\s\S]*$/iu,
  /\n[ \t]*\n[^\n]{0,20}\b(?:feel free to (?:adjust|tweak|edit|change|modify|customi[sz]e)|would you like me to|do you want me to|i hope this helps|hope this helps|i can also (?:make|write|draft|adjust))\b[\s\S]*$/iu,
  /\n[ \t]*\n\W{0,4}(?:(?:key |main |quick |some )?(?:notes?|changes|improvements|edits)(?: (?:made|i made))?|what (?:i )?changed|explanation|why (?:this|it) works|rationale|summary of changes|score|word count|tips?)\b\W{0,4}(?:[:\n])[\s\S]*$/iu,
  /\n[ \t]*\n\W{0,2}i(?:['’]ve| have)? (?:kept|removed|shortened|replaced|focused|tightened|simplified|cut|rewrote|changed|trimmed|made)\b[^\n]{0,200}\b(?:email|sentence|subject|opening|tone|text|length|ask|words?|jargon|call to action|cta|draft|it)\b[\s\S]*$/iu,
];

/** A second proposal after the first one. */
export const furtherVersion =
  /\n[ \t]*\W{0,4}(?:option|version|variant|alternative)(?: (?:2|b|two)\b|[^\n\p{L}]{0,3}:)[\s\S]*$/iu;

/** An assistant speaks of itself or refuses: no email. */
export const assistantTalk: readonly RegExp[] = [
  /\b(?:as an ai|ai (?:language )?model|language model|i(?:['’]m| am) (?:just )?an? (?:ai|assistant|language model)|my (?:instructions|guidelines|system prompt|training)|system prompt)\b/iu,
  /\b(?:i(?:['’]m| am) (?:sorry|afraid|unable)|i can(?:['’]t|not)|i won(?:['’]t|not)|i(?:['’]m| am) not able to)\b[^.\n]{0,60}\b(?:help|assist|comply|fulfil|fulfill|do that|write|create|generate|provide|rewrite|request)\b/iu,
  /\b(?:your (?:email|draft|subject line|message)) (?:is|was|could|should|would|has|uses|needs|reads|lacks|looks|scores)\b/iu,
  /\byou are an? (?:helpful|expert|professional|experienced|cold|skilled|senior|ai|email|world-class)\b[^.\n]{0,60}\b(?:assistant|coach|copywriter|rewriter|editor)\b/iu,
];
