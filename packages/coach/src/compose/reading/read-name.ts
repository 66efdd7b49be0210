import { roleWords, workplaces } from '../../lexicon/briefs/roles.ts';

const atPlace = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:,| at | from | of )\s?(?=\p{Lu}|the )/u;
const withRole = /^(\p{Lu}\p{Ll}+) \p{Lu}[\p{Ll}’'-]+,\s(?=\p{L})/u;
const ofJob = /(?:er|or|ist|ian|ead|ing|ment)$/u;

function isRole(word: string): boolean {
  const key = word.toLowerCase();
  return roleWords.has(key) || workplaces.has(key) || /s$/u.test(key) || ofJob.test(key);
}

/** The first name of an audience that is one person: "Anna at Fernhill", "Maria Nur, head of sales"; null of any other. */
export function readName(audience: string): string | null {
  const text = audience.trim().slice(0, 100);
  const found = atPlace.exec(text) ?? withRole.exec(text);
  if (!found) return null;
  const [first = '', second = ''] = text.split(/[\s,]+/u);
  const isJob = isRole(first) || (withRole.test(text) && roleWords.has(second.toLowerCase()));
  return isJob ? null : (found[1] ?? null);
}
