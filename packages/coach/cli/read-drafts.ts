import { profiles, stages, type Draft, type Profile, type Stage } from '../src/index.ts';
import { decodeText } from './decode-text.ts';
import { UsageError } from './usage-error.ts';

export type NamedDraft = Draft & { readonly id: string | number };

const newline = 10;

/** All drafts on standard input. Throws at the first line that is not one, so nothing is written by half. */
export async function readDrafts(): Promise<NamedDraft[]> {
  const drafts: NamedDraft[] = [];
  for (const [index, bytes] of splitBytes(await readStandardInput()).entries()) {
    const line = decodeText(bytes, `Line ${index + 1}`);
    if (line.trim() !== '') drafts.push(readDraft(line, index + 1));
  }
  return drafts;
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

function readDraft(line: string, lineNumber: number): NamedDraft {
  const refuse = (what: string) => new UsageError(`Line ${lineNumber}: ${what}`);
  const value = parseJson(line, refuse);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('expected a JSON object.');
  }
  const { id, subject, body, stage, profile } = value as Record<string, unknown>;
  if (typeof id !== 'string' && typeof id !== 'number')
    throw refuse('"id" must be a string or a number.');
  if (typeof subject !== 'string' && subject !== null && subject !== undefined) {
    throw refuse('"subject" must be a string or null.');
  }
  if (typeof body !== 'string') throw refuse('"body" must be a string.');
  if (!isOneOf(stage, stages)) throw refuse(`"stage" must be one of ${stages.join(', ')}.`);
  if (!isOneOf(profile, profiles)) throw refuse(`"profile" must be one of ${profiles.join(', ')}.`);
  return {
    id,
    subject: subject ?? null,
    body,
    stage: (stage ?? undefined) as Stage | undefined,
    profile: (profile ?? undefined) as Profile | undefined,
  };
}

function parseJson(line: string, refuse: (what: string) => UsageError): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw refuse('not valid JSON.');
  }
}

function isOneOf(value: unknown, allowed: readonly string[]): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && allowed.includes(value))
  );
}
