/** Words that promise or praise by stating a fact. By kind; none may be added to a sentence of the writer's. */
export const promises: readonly RegExp[] = [
  /(?<!\b(?:feel|are you|you are|you're|be|am|i'm|set|if you|when you|is|are|rooms?|places?) )\bfree(?: of charge)?\b(?! (?:for|to|on|at|up|next|this|time|today|tomorrow|from)\b)/giu,
  /\b(?:gratis|no cost|included|bonus|unlimited|complimentary)\b/giu,
  /\b(?:the|our|your|a) (?:only|first|sole|unique|leading|top|number one)\b(?! (?:thing|reason|question|step|part|time|chapter|line|of|one|things)\b)/giu,
  /\b(?!best (?:person|way|time|place|wishes|regards|day|number|address))(?:best|cheap|fast|strong|safe|fin|quick|large|bigg?|old|high|low|great|pur|fresh|smart|easi|simpl|nic|clean|new)(?:est\b|(?<=best)\b)/giu,
  /\b(?:guarantee[ds]?|promise[ds]?|proven|trusted|official(?:ly)?|certified|accredited|licen[cs]ed|chartered|qualified|approved|endorsed|recommend(?:s|ed|ation)?|recogni[sz]ed|award\S*|renowned|popular|favou?rite|famous|leading|exclusive(?:ly)?|premium|unique(?:ly)?|genuine|expert|experts|expertly|skilled|specialist|organic|sustainable|eco-friendly|patented)\b/giu,
  /\b(?:instant(?:ly)?|immediate(?:ly)?|forever|permanent(?:ly)?|lifelong|effortless(?:ly)?|perfect(?:ly)?|flawless(?:ly)?|safely|securely|automatically|dramatically|significantly|massively|hugely|zero|cures?|eliminates?|ensures?|never)\b/giu,
  /\b(?:(?:is|are|was|were|been) (?:very |so |really |all )?(?:happy|thrilled|delighted|pleased|satisfied|impressed)|(?:love|loves|loved|adore|adored|praise|praised|swear|swears) (?:it|them|us|our|this|that|the)|look(?:ed)? back|stayed)\b/giu,
];

/** What came of something, in past forms: whoever tried did not buy yet. Each line is one outcome. */
export const outcomes: readonly ReadonlySet<string>[] = [
  'bought purchased acquired procured ordered sold supplied supplying',
  'chose chosen selected picked preferred adopted',
  'hired appointed employed recruited engaged',
  'approved accepted agreed endorsed confirmed signed granted backed supported',
  'won beat',
  'got received obtained gained secured gave given provided',
  'switched moved migrated made',
  'paid payment invested funded',
  'loved liked enjoyed impressed praised recommended',
  'solved fixed cured eliminated',
  'doubled tripled halved',
  'joined renewed returned stayed',
].map((words) => new Set(words.split(' ')));
