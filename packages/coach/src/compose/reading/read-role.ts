import { inSentence, tidy } from './tidy.ts';

/** A role that a call to action names, and what is left of it to ask for. */
export type Role = {
  readonly name: string;
  /** What it is called: a role, a position; empty where the name says it, "summer internship". */
  readonly post: string;
  readonly rest: string;
};

const mostWords = 7;
const post = 'role|position|job|post|opening|vacancy|internship|apprenticeship|placement';
const article = '(?:(?:the|an?|your|their|this)\\s)?';
/** "interview for the Senior Engineer role", "be considered for your nursing post" */
const named = new RegExp(
  `\\s*\\b(?:for|about|as|in|on|(?<=\\bapply\\s)to)\\s${article}(?:open\\s)?(?<name>(?!\\s)(?:(?!\\s(?:about|as|for)\\s)[^,;:.!?])+?)\\s(?<post>${post})\\b`,
  'iu',
);
/** "the position of ward manager" */
const after = new RegExp(
  `\\s*\\b(?:for|about|to|on)\\s${article}(?<post>${post})\\s(?:of|as)\\s${article}(?<name>\\S[^,;:.!?]*)`,
  'iu',
);
/** "interview as a data analyst", "apply for senior designer" */
const asOne = new RegExp(
  `\\s*\\b(?<=\\b(?:apply|application|interview|hire me|hire us|considered|work)\\s+)(?:for|as)\\s${article}(?<name>\\S[^,;:.!?]*)`,
  'iu',
);
/** "a summer internship", which nobody need have advertised */
const own =
  /^(?:an?\s|(?:apply|applying|asking|ask)\s(?:for|about)\s(?:an?\s)?)?(?<name>(?:[^\s,;:.!?]+\s){0,2}(?:internship|apprenticeship|traineeship|work placement))$/iu;
/** What only says that one applies, which the email says anyway. */
const applies =
  /^(?:(?:i|we)(?:['’]d| would)? (?:like|want|love) to\s)?(?:please\s)?(?:apply|applying|send my application|application|be considered|consider me|considered)\b\s*/iu;
/** No name of a role: a time, a place, or an errand. */
const noRole = /^(?:me|us|it|this|that|\d.*|next\b.*|(?:an )?hour.*|a (?:chat|call).*|my\b.*)$/iu;

/** The role that a call to action asks for; null where it names none. */
export function readRole(callToAction: string): Role | null {
  const text = tidy(callToAction.slice(0, 300));
  const [, ofOwn] = own.exec(text) ?? [];
  if (ofOwn !== undefined) return { name: inSentence(ofOwn), post: '', rest: '' };
  const found = after.exec(text) ?? named.exec(text) ?? asOne.exec(text);
  const name = found?.groups?.['name']?.trim() ?? '';
  if (!found || name === '' || noRole.test(name) || name.split(' ').length > mostWords) return null;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  const what = found.groups?.['post']?.toLowerCase() ?? 'role';
  return {
    name,
    post: what,
    rest: rest
      .replace(applies, '')
      .replace(/^[\s,]*(?:and|to)\s/iu, '')
      .trim(),
  };
}
