import type { Ask, AskKind, Email, Sentence } from '../document/email.ts';
import { ownWorks } from '../lexicon/readers/own-works.ts';

/** The sentences of a reply, in lower case, so that none is said twice. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+|\n+/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');
}

const needsWords = /^(?:who|what|when|where|which|why|how)\b/iu;

/** The ask that a yes answers: the first that can be met with one, before a booking link or "who else?". */
export function mainAsk({ asks }: Email): Ask | undefined {
  const open = asks.filter(({ sentence }) => !needsWords.test(sentence.text));
  const plain = open.filter(({ kind }) => kind !== 'referral' && kind !== 'calendar');
  return (
    plain.find(({ sentence }) => sentence.text.endsWith('?')) ?? plain[0] ?? open[0] ?? asks[0]
  );
}

/** The shortest yes that fits how the question was put. */
const nods: readonly (readonly [RegExp, string])[] = [
  [/^would you like\b|^(?:do you )?want\b/iu, 'Yes, please.'],
  [/^(?:shall|should|may|can|could) i\b/iu, 'Please do.'],
  [/^(?:shall|should|may|can|could) we\b/iu, 'Yes, let’s.'],
  [/^are you (?:open|interested|looking|hiring)\b/iu, 'Yes, I am.'],
  [/^(?:would|could|might) (?!you\b|we\b|i\b)/iu, 'Yes, I think so.'],
  [/^is there\b/iu, 'Yes, there is.'],
  [/^is (?!.* or )\p{L}/iu, 'Yes, it is.'],
  [/^does .* work\b/iu, 'Yes, that works.'],
  [/^does (?:that|this|it)\b/iu, 'Yes, it does.'],
  [/^do you\b/iu, 'Yes, I do.'],
  [/^(?:curious|worth)\b/iu, 'Yes.'],
  [/^would you (?:consider|be)\b/iu, 'Yes, I would.'],
  [/^(?:can|could|will|would) you\b/iu, 'Yes, I can do that.'],
  [/\bworth\b/iu, 'I think so, yes.'],
];

/** A yes in a word or so; null where a bare yes would not say to what. */
export function nodToAsk(ask: Ask | undefined): string | null {
  const asked = ask?.sentence.text.slice(0, 200).replace(/^(?:so|also|and|if so),? /iu, '') ?? '';
  if (!asked.endsWith('?')) return null;
  return nods.find(([pattern]) => pattern.test(asked))?.[1] ?? null;
}

const seeing =
  /^(?:i|we)?\s*(?:just |recently |was reading |have )?(?:saw|see|noticed|read|heard|spotted|found|understand)\s+(?:that |on \p{L}+ that )?(?=\p{L})/iu;

const clauseEnd = /[,;:—–]\s|\s(?:and|but|so|which|who|because|where)\s|\s\(/u;

const awkward = /[“”"<>{}[\]\n\r@]|https?:|www\./u;

const verb =
  /\b(?:opened|opens|hired|hires|ships|shipped|published|publishes|said|says|paid|pays|asked|asks|described|describes|named|names|launched|launches|sells|sold|moved|moves|runs|ran|made|makes|led|leads|has|have|had|is|are|were|wrote|writes|won|raised|closed|started|stopped|bakes?|uses?|used|grew|joined|added|announced|built|builds|bought|cut|shows?|lists?|takes?|leaves?|loads?|\p{L}{3,}ed)\b/iu;

const openEnd = /\b(?:because|and|but|that|which|who|of|the|an?|for|to|in|on|at|with|as|so|or)$/iu;

const mostWords = 16;

const fewestWords = 4;

/**
 * What the writer noticed, as the reader would say it: "I saw you opened a café in Leeds" → "we opened a café
 * in Leeds". Null where it does not make a clause of its own.
 */
export function ownFact({ text }: Sentence): string | null {
  const [clause = ''] = text.replace(seeing, '').split(clauseEnd);
  const plain = clause.replace(/[\s.!?]+$/u, '');
  const words = plain.split(' ');
  const isOwn = /^(?:you|your)\b/iu.test(plain) || (seeing.test(text) && /^\p{Lu}/u.test(plain));
  const fits = words.length >= fewestWords && words.length <= mostWords;
  const isPlain = !openEnd.test(plain) && !awkward.test(plain) && !praise.test(plain);
  if (!isOwn || !fits || !isPlain || !verb.test(plain)) return null;
  const turned = fromReader(plain);
  return turned === null || turned.startsWith('me ') ? null : turned;
}

const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  yours: 'ours',
  "i'm": 'you’re',
  "we're": 'you’re',
  "i've": 'you’ve',
  "we've": 'you’ve',
  "i'll": 'you’ll',
  "we'll": 'you’ll',
  "i'd": 'you’d',
  "we'd": 'you’d',
  "you're": 'we’re',
  "you've": 'we’ve',
  "you'll": 'we’ll',
  "you'd": 'we’d',
};

const verbs =
  /^(?:are|were|have|had|do|did|don[’']t|need|want|use|see|like|sell|run|make|made|get|got|can|could|would|will|should|might|may|already|ever|currently|now|still|recently|just|pay|paid|say|said|think|work|choose|prefer|decide|plan|publish|write|wrote|ship|take|took|bought|built|spoke|won|led|left|began|grew|chose|told|put|\p{L}+ed)$/iu;

const untellable = /^(?:am|yourself|myself|ourselves|yourselves|was)$/iu;

const reach = 3;

/**
 * The writer's words turned round, as the reader would say them: "send you our list" → "send me your list".
 * Null where a word cannot be turned safely.
 */
export function fromReader(text: string): string | null {
  const words = text.split(' ');
  if (words.some((word) => untellable.test(word))) return null;
  return words
    .map((word, at) => {
      const [, core = '', rest = ''] = /^(.*?)([,.;:!?]*)$/u.exec(word) ?? [];
      const key = core.toLowerCase().replaceAll('’', "'");
      if (key === 'you') return (isSubject(words, at) ? 'we' : 'me') + rest;
      if (key === 'your') return ownerOf(words.slice(at + 1, at + 1 + reach));
      return (Object.hasOwn(swaps, key) ? (swaps[key] ?? core) : core) + rest;
    })
    .join(' ');
}

const joiners =
  /^(?:before|after|when|while|if|that|because|until|once|as|what|how|where|which|than|whether)$/iu;

function isSubject(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && (verbs.test(next) || joiners.test(words[at - 1] ?? ''));
}

/** "my talk", "my engineering post", "our checkout". */
export function ownerOf(owned: readonly string[]): 'my' | 'our' {
  const end = owned.findIndex((word) =>
    /^(?:at|on|of|in|for|to|about|with|from|and)$/iu.test(word),
  );
  const head = (end === -1 ? owned : owned.slice(0, end)).map((word) => word.toLowerCase());
  return head.some((word) => ownWorks.has(word.replace(/[^\p{L}]+$/u, ''))) ? 'my' : 'our';
}

const longestAccepted = 16;

const lead = /^(?:(?:so|also|and|if so|perhaps|either way|in that case),? )+/iu;

const awkwardToAccept = /[“”"<>{}[\]\n\r@]|https?:|www\.|\.\s/u;

type Pattern = readonly [RegExp, (found: readonly string[]) => string | null];

const turned = (text: string | undefined) => fromReader(text?.trim() ?? '');

const saying =
  (before: string, after = '') =>
  ([, what]: readonly string[]) => {
    const words = turned(what);
    return words === null || words === '' ? null : `${before}${words}${after}`;
  };

const together =
  'meet|talk|speak|chat|discuss|connect|set up|find|schedule|arrange|book|jump on|hop on|have a|grab|get';

/** How one says yes to what was asked, in the asker's own words. First fit wins. */
const patterns: readonly Pattern[] = [
  [
    new RegExp(`^(?:could|can|may|shall|might) we ((?:${together})\\b.*)$`, 'iu'),
    saying('Yes, let’s '),
  ],
  [/^(?:may|can|could) i have (.+)$/iu, saying('Yes, you can have ')],
  [/^(?:shall|should|may|can|could) (?:i|we) (?!be\b)(\p{Ll}.*)$/iu, saying('Yes, please ')],
  [
    /^(?:would you like|do you want|want|would you want) (?:me|us) to (.+)$/iu,
    saying('Yes, please '),
  ],
  [
    /^(?:i(?:[’']d| would) be |we(?:[’']d| would) be )?(?:happy|glad) to ((?:send|share|show|bring|put|write)\b.*)$/iu,
    saying('Yes, please '),
  ],
  [/^(?:i|we) (?:can|could) ((?:send|share|show|bring|write)\b.*)$/iu, saying('Yes, please ')],
  [/^(?:would you like|do you want|want) (.+)$/iu, saying('Yes, I’d like ')],
  [/^curious (.+)$/iu, saying('Yes, I’m curious ')],
  [/^would you consider (.+)$/iu, saying('Yes, I’d consider ')],
  [/^(?:would you be|are you) (open to .+|interested in .+|willing to .+)$/iu, saying('Yes, I’m ')],
  [
    /^(?:would|could|might) (.+?) be (of (?:any )?(?:use|help|interest)|any (?:use|help|good)|useful|helpful|worth .+|welcome)(.*)$/iu,
    ([, what = '', how = '', rest = '']) =>
      statement(
        what,
        `would be ${how.replace(/^(?:of )?any (?:good|use)/iu, 'of use').replace('any ', '')}${rest}`,
      ),
  ],
  [
    /^is (.+?) (on your list|worth .+|of (?:any )?(?:use|interest)|something you .+|a priority)(.*)$/iu,
    ([, what = '', how = '', rest = '']) => statement(what, `is ${how.replace('any ', '')}${rest}`),
  ],
  [/^would you (?!be\b|mind\b)(\p{Ll}.*)$/iu, saying('Yes, I’d ')],
  [
    /^would (that|this|it) (help|fit|suit|work|be) ?(.*)$/iu,
    ([, what = '', verb = '', rest = '']) => statement(what, `would ${verb} ${rest}`.trim()),
  ],
  [/^does (.+ work(?: for you)?)$/iu, ([, what]) => worksForMe(what)],
  [/^worth (.+)$/iu, saying('Yes, it’s worth ')],
];

const plain: Readonly<Record<AskKind, string>> = {
  interest: 'Yes, please go ahead.',
  question: 'Yes, happy to.',
  open: 'Yes, I’d like to hear more.',
  action: 'Yes, I’ll have a look.',
  meeting: 'Yes, let’s find a time.',
  calendar: 'Yes, I’ll pick a time from your link.',
  referral: 'Yes, you have the right person.',
};

function statement(what: string, rest: string): string | null {
  const subject = turned(what);
  const end = turned(rest);
  return subject === null || end === null || subject === '' ? null : `Yes, ${subject} ${end}`;
}

function worksForMe(what = ''): string | null {
  const time = what.replace(/ work(?: for you)?$/iu, '');
  return turned(time) === null ? null : `Yes, ${time} works`;
}

/** A sentence that says yes to the last thing asked. */
export function acceptAsk(email: Email, ask: Ask | undefined): string {
  if (!ask) return 'I’d like to hear more.';
  return (
    acceptWords(email, ask) ?? (ask.kind === 'question' ? nodToAsk(ask) : null) ?? plain[ask.kind]
  );
}

/** The same in words of what was asked; null where they cannot be turned round. */
export function acceptWords(email: Email, ask: Ask | undefined): string | null {
  return ask ? (mirror(email, ask) ?? timed(email, ask)) : null;
}

function mirror(email: Email, { sentence }: Ask): string | null {
  const hasHole = email.protectedTokens.some(
    ({ kind, start }) =>
      (kind === 'merge_tag' || kind === 'blank' || kind === 'link') &&
      start >= sentence.start &&
      start < sentence.end,
  );
  const asked = sentence.text.replace(/[\s?!.]+$/u, '').replace(lead, '');
  if (hasHole || awkwardToAccept.test(asked)) return null;
  const [first = ''] = asked.split(/[,:;]\s|\s[–—-]\s/u);
  if (first.split(' ').length > longestAccepted) return null;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(first);
    if (found) {
      const said = say(found);
      return said === null ? null : `${said}.`;
    }
  }
  return null;
}

/** "Thursday works for me": the last of the days that the writer offers. */
function timed({ protectedTokens }: Email, { kind, sentence }: Ask): string | null {
  if (kind !== 'meeting') return null;
  const days = protectedTokens.filter(
    (token) =>
      token.kind === 'date' &&
      token.start >= sentence.start &&
      token.end <= sentence.end &&
      /day$|tomorrow$/iu.test(token.text),
  );
  const day = days.at(-1)?.text;
  return day === undefined ? null : `Yes, ${day} works for me.`;
}

/** Nobody agrees that they are wonderful. */
const praise =
  /\b(?:stunning|beautiful|gorgeous|lovely|great|amazing|impressive|inspiring|wonderful|fantastic|excellent|brilliant|awesome|incredible|outstanding|delicious|nice|cool|best|love[ds]?|stands? out)\b/iu;
