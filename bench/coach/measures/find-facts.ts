import { connectingWords } from './connecting-words.ts';

/** A word or sign that a rewrite has no right to lose or to make up. */
export type Fact = {
  readonly kind:
    'tag' | 'blank' | 'link' | 'address' | 'quotation' | 'date' | 'amount' | 'name' | 'signature';
  /** In lower case, with single spaces. */
  readonly text: string;
};

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** Earlier patterns take their words first. */
const patterns: readonly (readonly [Fact['kind'], RegExp])[] = [
  ['blank', /\[fill in[^\]\n]*\]/giu],
  ['tag', /\{\{[^{}\n]{1,40}\}\}|\{[\w ]{1,40}\}|<<[^<>\n]{1,40}>>|%\w{2,40}%|\[[\w ]{1,40}\]/gu],
  ['link', /\bhttps?:\/\/[^\s<>()"]+|\bwww\.[^\s<>()"]+/giu],
  ['address', /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/gu],
  [
    'link',
    /\b[a-z\d-]{2,63}\.(?:com|org|net|io|co|uk|de|in|ng|ph|eu|dev|ai|app)(?:\/[^\s<>()"]*)?(?![\w.])/giu,
  ],
  ['quotation', /(?<![^\s(])(?:"[\p{L}\d][^"\n]{1,200}"|“[^“”\n]{2,200}”)/gu],
  [
    'date',
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b(?: \\d{4})?|(?:${months}) \\d{1,4}(?:st|nd|rd|th)?\\b|${weekdays}\\b|\\d{1,2}[:.]\\d{2} ?(?:am|pm)?\\b|\\d{1,2} ?(?:am|pm)\\b)`,
      'giu',
    ),
  ],
  ['amount', /(?:[£€$₦₹₱¥] ?)?(?<![\p{L}\d])\d+(?:[.,]\d+)*(?: ?%|\p{L}{1,3}(?![\p{L}\d]))?/giu],
];

const name = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]*(?:['’&-]\p{L}[\p{L}\d]*)*/gu;

/** Capitals that name nobody: pronouns, courtesies, and the trade's own short forms. */
const notNames = new Set(
  (
    'i i’m i’ve i’ll i’d ok p.s ps pps ai ui ux hr it pr vp ceo cto cfo coo cmo roi kpi kpis b2b b2c saas cta asap fyi ' +
    'seo crm erp api faq uk us usa eu hi hello hey dear regards best thanks thank cheers sincerely kind warm re fw fwd sir madam colleague editor friend customer client partner candidate participant investor publisher webmaster esteemed valued business owner hiring manager sirs whom concern'
  ).split(' '),
);

/** The facts of an email, each once; our own reading of it, not the coach's. */
export function findFacts(subject: string | null, body: string): Fact[] {
  const found = new Map<string, Fact>();
  const add = (kind: Fact['kind'], raw: string) => {
    const text = plain(raw);
    if (text !== '') found.set(`${kind} ${text}`, { kind, text });
  };
  for (const part of [subject ?? '', body]) {
    let rest = part;
    for (const [kind, pattern] of patterns) {
      rest = rest.replace(pattern, (match) => {
        const fact = match.replace(/[.,;:!?]+$/u, '');
        add(kind, kind === 'quotation' ? fact.slice(1, -1) : fact);
        return ' '.repeat(fact.length) + match.slice(fact.length);
      });
    }
    for (const match of namesIn(rest, part === body)) add('name', match);
  }
  for (const line of signatureOf(body)) add('signature', line);
  return [...found.values()];
}

/** Lower case, straight quotes, single spaces, so that a fact is found again however it is set. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ').trim();
}

/** Capitalised words that no sentence, line or heading begins with. */
function namesIn(text: string, isBody: boolean): string[] {
  const names: string[] = [];
  for (const line of text.split('\n')) {
    const words = line.match(/[\p{L}\d][\p{L}\d'’&-]*/gu) ?? [];
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
    const isHeading = !/\p{Ll}/u.test(line) || (!isBody && capitals > words.length / 2);
    if (isHeading) continue;
    for (const match of line.matchAll(name)) {
      const before = line.slice(0, match.index).trimEnd();
      const startsSentence = before === '' || /[.!?:•*–—"“(>-]$/u.test(before);
      const bare = plain(match[0]).replace(/'s$/u, '');
      if (startsSentence || notNames.has(bare.replaceAll("'", '’'))) continue;
      const isShouted = match[0] === match[0].toUpperCase() && connectingWords.has(bare);
      if (!isShouted) names.push(bare);
    }
  }
  return names;
}

const signOff =
  /^(?:(?:many |kind |best |warm |with )*(?:thanks|thank you|regards|wishes|best|cheers|sincerely|yours)[^.?\n]{0,30}[,.!]?)$/iu;

/** The lines below the sign-off, at most five. */
function signatureOf(body: string): string[] {
  const lines = body.split('\n').map((line) => line.trim());
  const at = lines.findLastIndex((line) => signOff.test(line));
  const below = at === -1 ? [] : lines.slice(at + 1).filter((line) => line !== '');
  return below.length <= 5 ? below : [];
}
