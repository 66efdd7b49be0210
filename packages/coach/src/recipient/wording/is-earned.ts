import type { Reader } from '../person/reader.ts';
import { eyes } from '../person/eyes.ts';
import { gains } from '../reason/remarks.ts';
import { praises } from '../voices/praises.ts';

/** Whether nothing that a line praises has lost points; a line without praise always is. */
export function isEarned(line: string, reader: Reader): boolean {
  const praised = praises.filter(({ words }) => words.test(line));
  if (praised.length === 0) return true;
  const merits = new Set<string>(eyes[reader.persona].map(([merit]) => merit));
  const won = new Set(gains(reader).map(({ rule }) => rule));
  const lost = new Set(reader.score.lines.map(({ rule }) => rule));
  const stands = (rule: string) => (merits.has(rule) ? won.has(rule) : !lost.has(rule));
  return praised.every(({ rules }) =>
    rules === 'all' ? reader.score.band === 'strong' : rules.every(({ id }) => stands(id)),
  );
}
