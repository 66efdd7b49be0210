const whole = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]+)$/u;

type Page = {
  readonly head: ReadonlyMap<string, string>;
  /** The blocks between empty lines. */
  readonly blocks: readonly string[];
};

/** Reads a Markdown file with a head between `---`, which must hold the required keys and may hold the others. */
export function readPage(
  text: string,
  { required, optional = [] }: { required: readonly string[]; optional?: readonly string[] },
): Page {
  const { head, body = '' } = whole.exec(text)?.groups ?? {};
  if (head === undefined) throw new Error('not a head between ---, and a text');
  const values = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, key = '', value = ''] = /^([a-z]+): (.+)$/u.exec(line) ?? [];
    if (![...required, ...optional].includes(key)) throw new Error(`cannot read "${line}"`);
    values.set(key, value.trim());
  }
  for (const key of required) if (!values.has(key)) throw new Error(`"${key}" is missing`);
  return { head: values, blocks: body.trim().split(/\n{2,}/u) };
}

/** "a, b" */
export function listOf(value: string | undefined): string[] {
  return value?.split(',').map((part) => part.trim()) ?? [];
}
