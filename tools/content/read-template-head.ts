import { lengths } from '@replysmith/contract';
import { facets } from './library-facets.ts';

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

/** Reads the lines of a head and tells `complain` of everything that is wrong with them. */
export function readHead(lines: readonly string[], complain: (problem: string) => void): Head {
  const values = new Map<string, string>();
  const variables: VariableLine[] = [];
  let isInVariables = false;
  for (const line of lines) {
    const item = /^ {2}- (.*)$/u.exec(line)?.[1];
    if (item !== undefined && isInVariables) {
      variables.push(readVariable(item, complain));
      continue;
    }
    const [, key = '', value = ''] = /^([a-z]+):(.*)$/u.exec(line) ?? [];
    isInVariables = key === 'variables';
    if (isInVariables && value.trim() === '') continue;
    if (!required.some((name) => name === key)) complain(`cannot read the line "${line}"`);
    else if (values.has(key)) complain(`"${key}" stands twice`);
    else values.set(key, value.trim());
  }
  for (const key of required) if (!values.get(key)) complain(`"${key}" is missing`);
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
  const seen = new Set<string>();
  for (const { name } of variables) {
    if (seen.has(name)) complain(`the variable "${name}" has two lines`);
    seen.add(name);
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
