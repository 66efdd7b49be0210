import { roleWords } from '../../lexicon/briefs/roles.ts';

const named = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:,| at | from | of )\s?(?=\p{Lu}|the )/u;

/** The first name of an audience that is one person: "Anna at Fernhill"; null of any other. */
export function readName(audience: string): string | null {
  const name = named.exec(audience.trim().slice(0, 100))?.[1];
  const isRole = name === undefined || /s$/u.test(name) || roleWords.has(name.toLowerCase());
  const isJob = name !== undefined && /(?:er|or|ist|ian|ead)$/u.test(name);
  return isRole || isJob ? null : name;
}
