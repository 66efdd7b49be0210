import type { Reader } from '../person/reader.ts';
import { eyes } from '../person/eyes.ts';
import { gains } from '../reason/remarks.ts';
import { praises, type Praise } from '../voices/praises.ts';

const unearned = new WeakMap<Reader, readonly Praise[]>();

/** Whether nothing that a line praises has lost points; a line without praise always is. */
export function isEarned(line: string, reader: Reader): boolean {
  const refused = unearned.get(reader) ?? unearnedBy(reader);
  unearned.set(reader, refused);
  return !refused.some(({ words }) => words.test(line));
}

function unearnedBy(reader: Reader): Praise[] {
  const merits = new Set<string>(eyes[reader.persona].map(([merit]) => merit));
  const won = new Set(gains(reader).map(({ rule }) => rule));
  const lost = new Set(reader.score.lines.map(({ rule }) => rule));
  const stands = (rule: string) => (merits.has(rule) ? won.has(rule) : !lost.has(rule));
  return praises.filter(({ rules }) =>
    rules === 'all' ? reader.score.band !== 'strong' : !rules.every(({ id }) => stands(id)),
  );
}
