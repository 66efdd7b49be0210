/** Unreadable input; the message says what is wrong. */
export class UsageError extends Error {}

/** Null for what is not UTF-8. */
export function decodeText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A line, or lines, of JSON, in which what a terminal obeys stands escaped. */
export function toJson(value: object, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  const escaped = text.replace(
    /[\u007F-\u009F]/gu,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
  return `${escaped}\n`;
}

/** An object that was given, and how to say what is wrong with it. */
type Place = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly refuse: (what: string) => UsageError;
};

/** The object of one line. */
export type Line = Place & { readonly id: string | number };

/** A command that reads a JSON object a line and answers with one a line, in the same order. */
export function jsonLines<Input>(
  read: (line: Line) => Input,
  answer: (input: Input) => object,
): (standardInput: AsyncIterable<Uint8Array>) => Promise<string> {
  return async (standardInput) => {
    const inputs = await readLines(standardInput, read);
    return inputs.map((input) => toJson(answer(input))).join('');
  };
}

/** All objects of an input. Throws at the first invalid line, so nothing is written partially. */
async function readLines<T>(
  input: AsyncIterable<Uint8Array>,
  read: (line: Line) => T,
): Promise<T[]> {
  const found: T[] = [];
  for (const [index, bytes] of splitBytes(await readWhole(input)).entries()) {
    const name = `Line ${index + 1}`;
    const refuse = (what: string) => new UsageError(`${name}: ${what}`);
    const text = decodeText(bytes);
    if (text === null) throw refuse('not UTF-8 text.');
    if (text.trim() === '') continue;
    const fields = parseJson(text, refuse);
    if (!isObject(fields)) throw refuse('expected a JSON object.');
    const { id } = fields;
    if (typeof id !== 'string' && typeof id !== 'number')
      throw refuse('"id" must be a string or a number.');
    found.push(read({ id, fields, refuse }));
  }
  return found;
}

export async function readWhole(input: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const newline = 10;

function splitBytes(input: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  while (start < input.length) {
    const found = input.indexOf(newline, start);
    const end = found === -1 ? input.length : found;
    lines.push(input.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

function parseJson(text: string, refuse: Place['refuse']): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('not valid JSON.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readText({ fields, refuse }: Place, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw refuse(`"${name}" must be a string.`);
  return value;
}

/** Absent counts as null. */
export function readTextOrNull({ fields, refuse }: Place, name: string): string | null {
  const value = fields[name] ?? null;
  if (typeof value !== 'string' && value !== null)
    throw refuse(`"${name}" must be a string or null.`);
  return value;
}

/** Absent and null count as undefined. */
export function readChoice<Choice extends string>(
  { fields, refuse }: Place,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined) return undefined;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw refuse(`"${name}" must be one of ${choices.join(', ')}.`);
  return choice;
}

/** Absent counts as 0. */
export function readWholeNumber({ fields, refuse }: Place, name: string): number {
  const value = fields[name] ?? 0;
  if (!Number.isInteger(value)) throw refuse(`"${name}" must be a whole number.`);
  return value as number;
}

/** Strings; absent counts as none. */
export function readTexts({ fields, refuse }: Place, name: string): string[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw refuse(`"${name}" must be a list of strings.`);
  return value as string[];
}

/** Absent counts as none. */
export function readList<Item>(
  { fields, refuse }: Place,
  name: string,
  readItem: (location: Place) => Item,
): Item[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value)) throw refuse(`"${name}" must be a list.`);
  return value.map((item: unknown, at) => {
    const where = `${name}[${at}]`;
    if (!isObject(item)) throw refuse(`"${where}" must be an object.`);
    return readItem({ fields: item, refuse: (what) => refuse(`in "${where}": ${what}`) });
  });
}
