import type { Reader } from '../person/reader.ts';
import { eyes } from '../person/eyes.ts';
import { gains } from '../reason/remarks.ts';
import type { Line } from '../voices.ts';
import { praised, type Praised } from '../voices.ts';

const unearned = new WeakMap<Reader, ReadonlySet<Praised>>();

/** Whether nothing that a line praises has lost points; a line without praise always is. */
export function isEarned(line: Line, reader: Reader): boolean {
  if (typeof line === 'string') return true;
  const refused = unearned.get(reader) ?? unearnedBy(reader);
  unearned.set(reader, refused);
  return !line.praises.some((praise) => refused.has(praise));
}

function unearnedBy(reader: Reader): ReadonlySet<Praised> {
  const merits = new Set<string>(eyes[reader.persona].map(([merit]) => merit));
  const won = new Set(gains(reader).map(({ rule }) => rule));
  const lost = new Set(reader.score.lines.map(({ rule }) => rule));
  const stands = (rule: string) => (merits.has(rule) ? won.has(rule) : !lost.has(rule));
  const kinds = Object.keys(praised) as Praised[];
  return new Set(
    kinds.filter((kind) => {
      const rules = praised[kind];
      return rules === 'all'
        ? reader.score.band !== 'strong'
        : !rules.every(({ id }) => stands(id));
    }),
  );
}
