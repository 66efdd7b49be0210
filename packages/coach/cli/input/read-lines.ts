import { decodeText } from './decode-text.ts';
import { UsageError } from './usage-error.ts';

/** One line's object, and how to say what is wrong with it. */
export type Line = {
  readonly id: string | number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly refuse: (what: string) => UsageError;
};

const newline = 10;

/** All objects on standard input. Throws at the first line that is not one, so nothing is written by half. */
export async function readLines<T>(read: (line: Line) => T): Promise<T[]> {
  const found: T[] = [];
  for (const [index, bytes] of splitBytes(await readStandardInput()).entries()) {
    const name = `Line ${index + 1}`;
    const text = decodeText(bytes, name);
    if (text.trim() === '') continue;
    const refuse = (what: string) => new UsageError(`${name}: ${what}`);
    const fields = readObject(text, refuse);
    const { id } = fields;
    if (typeof id !== 'string' && typeof id !== 'number')
      throw refuse('"id" must be a string or a number.');
    found.push(read({ id, fields, refuse }));
  }
  return found;
}

async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

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

function readObject(text: string, refuse: Line['refuse']): Record<string, unknown> {
  const value = parseJson(text, refuse);
  if (!isObject(value)) throw refuse('expected a JSON object.');
  return value;
}

function parseJson(text: string, refuse: Line['refuse']): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('not valid JSON.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
