import type { Ask, AskKind, Email } from '../../document/email.ts';
import { fromReader } from './from-reader.ts';
import { nodToAsk } from './nod-to-ask.ts';

const mostWords = 16;
const lead = /^(?:(?:so|also|and|if so|perhaps|either way|in that case),? )+/iu;
const awkward = /[“”"<>{}[\]\n\r@]|https?:|www\.|\.\s/u;

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
  if (hasHole || awkward.test(asked)) return null;
  const [first = ''] = asked.split(/[,:;]\s|\s[–—-]\s/u);
  if (first.split(' ').length > mostWords) return null;
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
