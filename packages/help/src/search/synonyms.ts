import { foldText } from '@replysmith/contract';

const vowel = /[aeiouy]/u;

/** A word normalized for comparison: folded, without its inflection. */
export function termOf(word: string): string {
  const plain = foldText(word)
    .replace(/['’]s$/u, '')
    .replaceAll(/['’-]/gu, '');
  return stem(plain);
}

function stem(word: string): string {
  const bare = withoutPlural(word);
  for (const ending of ['ing', 'ed']) {
    const rest = bare.endsWith(ending) ? bare.slice(0, -ending.length) : '';
    if (rest.length >= 3 && vowel.test(rest)) return undoubled(rest);
  }
  return bare.length > 3 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Makes "cancelling" and "cancel" equal. */
function undoubled(word: string): string {
  const last = word.at(-1);
  if (last === word.at(-2) && last !== 's') return word.slice(0, -1);
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** Synonyms; the first of each group is used in the help. */
const groups = [
  'person human support agent contact',
  'plan subscription membership tier',
  'invoice receipt bill',
  'cancel quit terminate unsubscribe',
  'price cost',
  'theme appearance dark light night mode',
  'template snippet',
  'request credit quota',
  'limit cap allowance',
  'chat conversation history',
  'restore recover undelete',
  'delete erase',
  'export download backup',
  'import upload',
  'sign login log signin',
  'password passphrase',
  'two 2fa mfa',
  'model ai gpt llm openai chatgpt',
  'privacy private gdpr stored training trained',
  'phone mobile iphone android',
  'campaign wizard brief',
  'score rating grade',
  'analytics statistics insight',
  'follow-up followup reminder',
  'shortcut hotkey keyboard',
  'variable placeholder',
  'folder directory organize',
  'email mail',
  'tutorial onboarding tour',
];

const byTerm = new Map<string, readonly string[]>();
for (const group of groups) {
  const terms = group.split(' ').map(termOf);
  for (const term of terms) {
    const others = terms.filter((other) => other !== term);
    byTerm.set(term, [...(byTerm.get(term) ?? []), ...others]);
  }
}

/** Other terms for a term, if any. */
export function synonymsOf(term: string): readonly string[] {
  return byTerm.get(term) ?? [];
}
