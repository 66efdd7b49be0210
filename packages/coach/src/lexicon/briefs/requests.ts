/** First words by which a call to action is known for what it wants. */
export const requestOpeners = {
  meet: /^(?:(?:get|have) (?:them |you )?on|book|schedule|arrange|set up|request|have|get|organi[sz]e|plan|jump on|hop on|join|grab|agree(?: on| to)?|propose|offer|reserve|do|take|ask for|suggest)\s+(?:in\s+)?(?:for\s+)?/iu,
  arrange:
    /^(?:book|schedule|arrange|set up|request|reserve|organi[sz]e|plan)\s+(?!in\b|with\b|time\b)/iu,
  slot: /^(?:pick|choose|grab|book|find|select|reserve)\s+(?:an?|your|the)?\s*(?:time )?(?:slot|time|date|place in my calendar)\b/iu,
  give: /^(?:send|share|offer|give|email|forward|provide)\s+(?:(?:them|you|over|out)\s+)?/iu,
  show: /^show\s+(?:(?:them|you)\s+)?/iu,
  offer: /^offer to\s+/iu,
  fetch:
    /^(?:download|request|get|claim|receive|grab|ask for|order|read|check out|view|access|see|look at|have a look at|take a look at)\s+/iu,
  start:
    /^(?:sign up|register|start|begin|enrol|enroll|go|opt)\s+(?:for|with|on|in)?\s*(?=(?:an?|the|your|our|their|free|\d)\b)/iu,
  talk: /^(?:discuss|talk about|talk through|explore|chat about|speak about|hear about|learn (?:more )?about|find out (?:more )?about)\s+/iu,
  wonder:
    /^(?:ask|find out|hear|learn|know|see|check|confirm)\s+(?:(?:them|you)\s+)?(?=(?:what|how|who|which|why|when|where|whether|if)\b)/iu,
  favour:
    /^(?:(?:send|give|tell|show|lend|forward|email|introduce|connect|refer|help|add|let)\s+(?:me|us)\s+(?!know\s*$|know if\b)|let (?:me|us) know (?=about|which|when|what|how|whether))/iu,
  invite: /^invite\s(?:(?:them|you)\s)?to\s+/iu,
  opinion:
    /^(?:get|ask for|collect|request|gather|receive)\s+(?:some |your |their |honest )*(feedback|opinions?|advice|thoughts|views?|input)\b/iu,
  deed: /^(?:rsvp|connect|talk|chat|speak|pilot|partner|collaborate|work with|work together|review|try|test|join|visit|apply|buy|donate|attend|subscribe|meet|call me|call us|come|watch|consider|become|switch|confirm|vote|swap|talk to|speak to|fill|complete|choose|bring|sign (?:the|our|a)|use|support|follow|listen)\b/iu,
  reply:
    /^(?:(?:an?\s)?(?:quick\s|short\s|simple\s)?(?:reply|answer|response|yes\b)|none|nothing|n\/a|click|reply|respond|answer|let (?:me|us) know|get back|write back|get in touch|contact|reach out|hit reply|drop (?:me|us) a|interest|say yes|learn more|find out more|hear back)\b/iu,
} as const;

/** A request for somebody else, wherever it is said. */
export const asksForOthers =
  /\b(?:referrals?|right person|point (?:me|us)|who (?:is responsible|handles|looks after|owns))\b/iu;

/** A second request behind the first one: one is enough. */
export const furtherRequest =
  /\s(?:&|and|or|then)\s+(?:then\s+)?(?:book|call|reply|sign up|schedule|register|let|send|tell|follow)\b.*$/iu;

/** An order to the reader, whatever its verb: a determiner or a preposition comes second. */
export const anyOrder =
  /^(?!an?\b|the\b|our\b|my\b|your\b|one\b|two\b|three\b)\p{L}+[^s\s]\s+(?:an?|the|our|my|your|this|that|us|me|it|them|him|her)\b/iu;
