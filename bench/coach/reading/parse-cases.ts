import { profiles, stages } from '@replysmith/coach';
import { kinds, ranks, type LabelledCase, type LabelledEmail, type Rank } from './labelled-case.ts';

const slot = '@@';

/** Reads the cases of one file; the format is described in `cases/README.md`. */
export function parseCases(file: string, text: string): LabelledCase[] {
  const [, ...blocks] = `\n${text}`.split(/\n=== /u);
  return blocks.map((block) => parseCase(file, block));
}

function parseCase(file: string, block: string): LabelledCase {
  const [head = '', ...parts] = block.split(/\n--- /u);
  const [title = '', labels = '', ...why] = head.split('\n');
  const name = `${file}: ${title.trim()}`;
  const [kind = '', ...pairs] = labels.split('·').map((label) => label.trim());
  const tags = new Map(pairs.map((pair) => splitOnce(pair, ':')));
  const found: LabelledCase = {
    name,
    kind: oneOf(kinds, kind, name),
    profile: optional(profiles, tags.get('profile'), name),
    stage: optional(stages, tags.get('stage'), name),
    differs: tags.get('differs') ?? null,
    is: tags.get('is') ?? null,
    why: why.join(' ').trim(),
    emails: parseEmails(parts, name),
  };
  if (found.emails.length === 0) throw new Error(`${name}: no email`);
  return found;
}

function parseEmails(parts: readonly string[], name: string): LabelledEmail[] {
  const sections = parts.map((part) => splitOnce(part, '\n'));
  const frame = sections.find(([label]) => label === 'email')?.[1];
  return sections
    .filter(([label]) => label !== 'email')
    .map(([label, text]) => {
      const whole = frame === undefined ? text : fill(frame, text, name);
      return parseEmail(oneOf(ranks, label, name), whole);
    });
}

/** What stands in the slot may be nothing at all; the blank lines around it then close up. */
function fill(frame: string, text: string, name: string): string {
  if (frame.split(slot).length !== 2) throw new Error(`${name}: one ${slot} is wanted`);
  return frame.replace(slot, () => text).replace(/\n{3,}/gu, '\n\n');
}

function parseEmail(rank: Rank, text: string): LabelledEmail {
  const subject = /^Subject:[ \t]*(.*)\n*/u.exec(text);
  if (!subject) return { rank, subject: null, body: text };
  return { rank, subject: (subject[1] ?? '').trim(), body: text.slice(subject[0].length).trim() };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) return [text.trim(), ''];
  return [text.slice(0, at).trim(), text.slice(at + mark.length).trim()];
}

function oneOf<T extends string>(known: readonly T[], value: string, name: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`${name}: "${value}" is none of ${known.join(', ')}`);
  return found;
}

function optional<T extends string>(
  known: readonly T[],
  value: string | undefined,
  name: string,
): T | undefined {
  return value === undefined ? undefined : oneOf(known, value, name);
}
