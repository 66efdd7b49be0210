const whole = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]+)$/u;

export type Page = {
  /** Empty if there is no page. */
  readonly head: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
  /** The blocks of the body between empty lines. */
  readonly blocks: readonly string[];
};

type Keys = {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /** Keys that may be there, with a line `  - …` below them for each item. */
  readonly lists?: readonly string[];
};

/**
 * Reads a Markdown file with a head between `---` that holds these keys and no others. `complain` is
 * told of everything that is wrong with the head.
 */
export function readPage(
  text: string,
  { required, optional = [], lists: listKeys = [] }: Keys,
  complain: (problem: string) => void = refuse,
): Page {
  const { head: lines, body = '' } = whole.exec(text)?.groups ?? {};
  const head = new Map<string, string>();
  const lists = new Map<string, string[]>();
  if (lines === undefined) {
    complain('not a head between ---, and a text');
    return { head, lists, body, blocks: [] };
  }
  let list: string[] | undefined;
  for (const line of lines.split('\n')) {
    const item = /^ {2}- (.+)$/u.exec(line)?.[1];
    if (item !== undefined && list) {
      list.push(item);
      continue;
    }
    const [, key = '', value = ''] = /^([a-z]+):(.*)$/u.exec(line) ?? [];
    const isList = listKeys.includes(key) && value.trim() === '';
    list = isList ? [] : undefined;
    if (head.has(key) || lists.has(key)) complain(`"${key}" stands twice`);
    else if (list) lists.set(key, list);
    else if ([...required, ...optional].includes(key)) head.set(key, value.trim());
    else complain(`cannot read the line "${line}"`);
  }
  for (const key of required) if (!head.get(key)) complain(`"${key}" is missing`);
  return { head, lists, body, blocks: body.trim().split(/\n{2,}/u) };
}

function refuse(problem: string): never {
  throw new Error(problem);
}

/** "a, b" */
export function listOf(value = ''): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
