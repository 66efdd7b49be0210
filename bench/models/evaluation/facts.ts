import { parseEmail, type ProtectedKind } from '@replysmith/coach';

type Text = { readonly subject: string | null; readonly body: string };

export const factKinds = ['figure', 'name', 'link', 'tag', 'quotation'] as const;
export type FactKind = (typeof factKinds)[number];

/** A fact that a rewrite must neither lose nor invent; in lower case, with single spaces. */
export type Fact = { readonly kind: FactKind; readonly text: string };

export const readerNames = ['bench', 'coach'] as const;
export type ReaderName = (typeof readerNames)[number];

/** Two independent extractors: one may find what the other misses. */
const readers: Readonly<Record<ReaderName, (text: Text) => Fact[]>> = {
  bench: findFacts,
  coach: coachFacts,
};

/** The distinct facts of a text. An open blank states nothing. */
export function factsIn(text: Text, reader: ReaderName): Fact[] {
  return readers[reader](text);
}

/** Facts of the first text that the second lacks. */
export function factsMissing(from: Text, to: Text, reader: ReaderName): Fact[] {
  const [own, held] = [plain(textOf(from)), plain(textOf(to))];
  return factsIn(from, reader).filter(({ text }) =>
    // The "20" of "20kg" is part of a word on either side.
    holds(own, text) ? !holds(held, text) : !held.includes(text),
  );
}

function textOf({ subject, body }: Text): string {
  return `${subject ?? ''}\n${body}`;
}

function holds(text: string, fact: string): boolean {
  const edge = /[\p{L}\d]/u;
  for (let at = text.indexOf(fact); at !== -1; at = text.indexOf(fact, at + 1)) {
    const after = text.charAt(at + fact.length);
    const before = text.charAt(at - 1);
    const isWhole = !edge.test(before) || !edge.test(fact.charAt(0));
    if (isWhole && (!edge.test(after) || !edge.test(fact.at(-1) ?? ''))) return true;
  }
  return false;
}

const kindsOfCoach: Readonly<Record<ProtectedKind, FactKind | null>> = {
  number: 'figure',
  date: 'figure',
  name: 'name',
  link: 'link',
  email_address: 'link',
  merge_tag: 'tag',
  quotation: 'quotation',
  blank: null,
};

function coachFacts({ subject, body }: Text): Fact[] {
  const facts = parseEmail({ subject, body }).protectedTokens.flatMap((token): Fact[] => {
    const kind = kindsOfCoach[token.kind];
    return kind === null ? [] : [{ kind, text: plain(token.text) }];
  });
  return unique(facts);
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** Earlier patterns take their words first. */
const patterns: readonly (readonly [FactKind | 'blank', RegExp])[] = [
  ['blank', /\[fill in[^\]\n]*\]/giu],
  ['tag', /\{\{[^{}\n]{1,40}\}\}|\{[\w ]{1,40}\}|<<[^<>\n]{1,40}>>|%\w{2,40}%|\[[\w ]{1,40}\]/gu],
  ['link', /\bhttps?:\/\/[^\s<>()"]+|\bwww\.[^\s<>()"]+/giu],
  ['link', /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/gu],
  [
    'link',
    /\b[a-z\d-]{2,63}\.(?:com|org|net|io|co|uk|de|in|ng|ph|eu|dev|ai|app)(?:\/[^\s<>()"]*)?(?![\w.])/giu,
  ],
  ['quotation', /(?<![^\s(])(?:"[\p{L}\d][^"\n]{1,200}"|“[^“”\n]{2,200}”)/gu],
  [
    'figure',
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b(?: \\d{4})?|(?:${months}) \\d{1,4}(?:st|nd|rd|th)?\\b|${weekdays}\\b|\\d{1,2}[:.]\\d{2} ?(?:am|pm)?\\b|\\d{1,2} ?(?:am|pm)\\b)`,
      'giu',
    ),
  ],
  ['figure', /(?:[£€$₦₹₱¥] ?)?(?<![\p{L}\d])\d+(?:[.,]\d+)*(?: ?%|\p{L}{1,3}(?![\p{L}\d]))?/giu],
];

const name = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]*(?:['’&-]\p{L}[\p{L}\d]*)*/gu;

/** Capitalized words that are not names: pronouns, courtesies, abbreviations of the trade. */
const notNames = new Set(
  (
    'i i’m i’ve i’ll i’d ok p.s ps pps ai ui ux hr it pr vp ceo cto cfo coo cmo roi kpi kpis b2b b2c saas cta asap fyi ' +
    'seo crm erp api faq uk us usa eu hi hello hey dear regards best thanks thank cheers sincerely kind warm re fw fwd sir madam colleague editor friend customer client partner candidate participant investor publisher webmaster esteemed valued business owner hiring manager sirs whom concern'
  ).split(' '),
);

/** Words that are in capitals only to be loud. */
const shouted = new Set(
  "a act all and any are best but call can click do don't every everything fast for free get great here if is it know must need never new news no not nothing now of offer ok only or our please read reply save so stop that the this time to today up urgent very want we what will win with yes you your".split(
    ' ',
  ),
);

function findFacts({ subject, body }: Text): Fact[] {
  const found: Fact[] = [];
  for (const field of ['subject', 'body'] as const) {
    let rest = (field === 'body' ? body : subject) ?? '';
    for (const [kind, pattern] of patterns) {
      rest = rest.replace(pattern, (match) => {
        const fact = match.replace(/[.,;:!?]+$/u, '');
        const text = kind === 'quotation' ? fact.slice(1, -1) : fact;
        if (kind !== 'blank') found.push({ kind, text: plain(text) });
        return ' '.repeat(fact.length) + match.slice(fact.length);
      });
    }
    found.push(...namesIn(rest, field === 'body').map((text): Fact => ({ kind: 'name', text })));
  }
  return unique(found);
}

function unique(facts: readonly Fact[]): Fact[] {
  const byText = new Map(facts.map((fact) => [`${fact.kind} ${fact.text}`, fact]));
  return [...byText.values()].filter(({ text }) => text !== '');
}

/** Lower case, straight quotes, single spaces, so that facts match however they are formatted. */
function plain(text: string): string {
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
      const isShouted = match[0] === match[0].toUpperCase() && shouted.has(bare);
      if (!isShouted) names.push(bare);
    }
  }
  return names;
}
