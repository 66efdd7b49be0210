import { termOf } from './term-of.ts';

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
