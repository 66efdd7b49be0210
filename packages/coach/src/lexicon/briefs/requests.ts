/** First words by which a call to action is known for what it wants. */
export const requestOpeners = {
  meet: /^(?:(?:get|have) (?:them |you )?on|book|schedule|arrange|set up|request|have|get|organi[sz]e|plan|jump on|hop on|join|grab|agree(?: on| to)?|propose|offer|reserve|do|take|ask for|suggest)\s+(?:in\s+)?(?:for\s+)?/iu,
  arrange:
    /^(?:book|schedule|arrange|set up|request|reserve|organi[sz]e|plan)\s+(?!in\b|with\b|time\b)/iu,
  slot: /^(?:pick|choose|grab|book|find|select|reserve)\s+(?:an?|your|the)?\s*(?:time )?(?:slot|time|date|place in my calendar)\b/iu,
  give: /^(?:send|share|offer|give|email|forward|provide)\s+(?:(?:them|you|over|out)\s+)?/iu,
  show: /^show\s+(?:(?:them|you)\s+)?/iu,
  perform:
    /^(?=(?:give|hold|run|teach|deliver)\s(?:an?|the|my|our)\s(?:\S+\s){0,3}(?:lecture|talk|workshop|lesson|class|speech|presentation|seminar|concert|reading)\b)/iu,
  want: /^let (?:me|us) know (?:if|whether) (?:you|they)(?:['’]d| would)? (?:want|like|need)\s(?!to\b)/iu,
  contact: /^(?:contact|call|email|write to|message|ask) (?:me|us) for\s/iu,
  decide:
    /^(?:decide|agree|commit)\s(?:(?:on\s)?whether\s|if\s(?:they|you)\s(?:want|would like|wish)\s)?to\s/iu,
  offer: /^(?:offer to|let (?:me|us)(?! (?:know|have|see|hear|in)\b))\s+/iu,
  fetch: /^(?:download|request|get|claim|receive|grab|ask for|order|read|check out|access)\s+/iu,
  see: /^(?:see|view|watch|look at|have a look at|take a look at)\s+/iu,
  toReader:
    /^(?:call|ring|phone|visit|email|text|meet|help|advise|audit|coach|train|interview|host|join|show|photograph|paint|cook for|bake for|work for|write for|introduce|invite|drive|teach|support|quote|walk)\s(?:them|you)\b/iu,
  start:
    /^(?:sign up|register|start|begin|enrol|enroll|go|opt)\s+(?:for|with|on|in)?\s*(?=(?:an?|the|your|our|their|free|\d)\b)/iu,
  talk: /^(?:discuss|talk about|talk through|explore|chat about|speak about|hear about|learn (?:more )?about|find out (?:more )?about)\s+/iu,
  wonder:
    /^(?:ask|find out|hear|learn|know|see|check|confirm)\s+(?:(?:them|you)\s+)?(?=(?:what|how|who|which|why|when|where|whether|if)\b)/iu,
  favour:
    /^(?:(?:send|give|tell|show|lend|forward|email|introduce|connect|refer|help|add|let|point|call|ring|phone|text|message|write to|recommend|nominate)\s+(?:me|us)\s+(?!know\s*$|know if\b)|(?:call|ring|phone|text|message|email) (?:me|us)$|let (?:me|us) know (?=about|which|when|what|how|whether|by)|(?:forward|pass|send|share|show|mention)\s+(?:this|it)\s+(?:\w+ )?(?:to|on|along|with)\b)/iu,
  invite: /^invite\s(?:(?:them|you)\s)?to\s+/iu,
  opinion:
    /^(?:get|ask for|collect|request|gather|receive)\s+(?:some |your |their |honest )*(feedback|opinions?|advice|thoughts|views?|input)\b/iu,
  deed: /^(?!(?:review|test|visit|support|pilot)\s(?:of|for|in|at|from|to|drive|ride|run|session|copy|kit|box|with)\b)(?:rsvp|connect|talk|chat|speak|pilot|partner|collaborate|work with|work together|review|try|test|join|visit|apply|buy|donate|attend|subscribe|meet|come|consider|become|switch|confirm|vote|swap|fill|complete|choose|bring|sign (?:the|our|a)|use|support|follow|listen|stay|keep)\b/iu,
  /** An answer in words of the reader's. */
  answer:
    /^(?:reply|respond|answer|write back|get back|let (?:me|us) know|get in touch|contact|reach out|drop (?:me|us) a|hit reply|say)\b/iu,
} as const;

/** An answer and nothing more. */
export const bareReply =
  /^(?:(?:an?\s)?(?:(?:quick|short|simple|one-line)\s)?(?:reply|answer|response|yes|yes or (?:a )?no)|none|nothing|n\/a|click(?: here)?|(?:hit )?(?:reply|respond|answer)(?: to (?:me|us|this|this email))?|let (?:me|us) know(?: if (?:they|you)?(?:['’]re| are)? ?interested)?|get back(?: to (?:me|us))?|write back|get in touch(?: with (?:me|us))?|contact(?: me| us)?|reach out(?: to (?:me|us))?|drop (?:me|us) a (?:line|note|message)|interest(?:ed)?|say yes|buy|purchase|order|subscribe|learn more|find out more|hear back)$/iu;

/** A request for nobody but the right person. */
export const asksForOthers =
  /^(?:(?:ask for |get |give (?:me|us) )?(?:an? )?referrals?|(?:get in touch with|reach|find|ask for|connect with|talk to|speak to|get to|point (?:me|us) to|contact of) (?:the|a) right (?:person|contact)|point (?:me|us) in the right direction|who (?:is responsible|handles this|looks after this|owns this)(?: for this)?)$/iu;

/** A second request behind the first one: one is enough. */
export const furtherRequest =
  /\s(?:&|and|then)\s+(?:then\s+)?(?:book|call|reply|sign up|schedule|register|let|send|tell|follow)\b.*$/iu;
