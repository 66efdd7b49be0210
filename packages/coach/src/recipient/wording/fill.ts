import type { Facts, Slot } from '../sight/facts.ts';

const slot = /\{(\w+)\}/gu;
const sentenceStart = /(?:^|[.!?]\s|\n)$/u;

function isSlot(name: string, facts: Facts): name is Slot {
  return facts[name as Slot] !== undefined;
}

/** A line with the email's words in its slots; null when one of them has nothing to hold. */
export function fill(line: string, facts: Facts): string | null {
  const names = Array.from(line.matchAll(slot), ([, name = '']) => name);
  if (!names.every((name) => isSlot(name, facts))) return null;
  return line.replace(slot, (_, name: string, at: number) => {
    const value = isSlot(name, facts) ? (facts[name] ?? '') : '';
    return sentenceStart.test(line.slice(0, at)) ? capitalised(value) : value;
  });
}

function capitalised(text: string): string {
  return text.replace(
    /^(“?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}
