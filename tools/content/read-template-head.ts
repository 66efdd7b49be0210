import { lengths } from '@replysmith/contract';
import { facets } from './library-facets.ts';
import type { Page } from './read-page.ts';

const required = [
  'name',
  'industry',
  'persona',
  'goal',
  'stage',
  'purpose',
  'when',
  'tags',
] as const;
type Key = (typeof required)[number];

/** What a head holds. */
export const headKeys = { required, lists: ['variables'] };

const stages = ['first', 'follow_up'] as const;

export type VariableLine = {
  readonly name: string;
  readonly fallback: string | null;
  readonly example: string | null;
};

/** What stands between the `---` of a template, each value as it was written. */
type Head = Readonly<Record<Exclude<Key, 'tags' | 'stage'>, string>> & {
  readonly stage: (typeof stages)[number];
  readonly tags: readonly string[];
  readonly variables: readonly VariableLine[];
};

/** Reads the values of a head and tells `complain` of everything that is wrong with them. */
export function readHead(
  { head: values, lists }: Pick<Page, 'head' | 'lists'>,
  complain: (problem: string) => void,
): Head {
  const lines = lists.get('variables') ?? [];
  const variables = lines.map((line) => readVariable(line, complain));
  checkValues(values, complain);
  checkOnce(variables, complain);
  const value = (key: Key): string => values.get(key) ?? '';
  return {
    name: value('name'),
    industry: value('industry'),
    persona: value('persona'),
    goal: value('goal'),
    stage: stages.find((stage) => stage === values.get('stage')) ?? 'first',
    purpose: value('purpose'),
    when: value('when'),
    tags: tagsOf(values),
    variables,
  };
}

function tagsOf(values: ReadonlyMap<string, string>): string[] {
  return (values.get('tags') ?? '').split(',').map((tag) => tag.trim());
}

function readVariable(line: string, complain: (problem: string) => void): VariableLine {
  const [name = '', example = '', fallback = '', ...more] = line
    .split('|')
    .map((part) => part.trim());
  if (!/^[a-z][A-Za-z\d]*$/u.test(name) || name.length > lengths.variableName) {
    complain(`"${name}" is no name for a variable`);
  }
  if (more.length > 0) complain(`the variable "${name}" has too many parts`);
  if (example === '') complain(`the variable "${name}" has no example`);
  return { name, fallback: fallback || null, example: example || null };
}

function checkOnce(variables: readonly VariableLine[], complain: (problem: string) => void) {
  const keys = new Set<string>();
  for (const { name } of variables) {
    if (keys.has(name)) complain(`the variable "${name}" has two lines`);
    keys.add(name);
  }
}

function checkValues(values: ReadonlyMap<string, string>, complain: (problem: string) => void) {
  const allowed: [string, readonly string[]][] = [...Object.entries(facets), ['stage', stages]];
  for (const [key, list] of allowed) {
    const value = values.get(key);
    if (value && !list.includes(value)) complain(`${key} "${value}" is not one of those listed`);
  }
  const tags = tagsOf(values);
  if (tags.length < 2 || tags.length > 4) complain('two to four tags, please');
  for (const tag of tags) {
    if (tag === '' || tag.length > lengths.tag || tag !== tag.toLowerCase()) {
      complain(`"${tag}" is no tag: lower case, at most ${lengths.tag} characters`);
    }
  }
  if ((values.get('name') ?? '').length > lengths.templateName) complain('the name is too long');
}
