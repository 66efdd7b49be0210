/** A source of chance that gives the same number for the same label, whatever was drawn before. */
export type Chance = {
  /** From 0 up to, but never, 1. */
  draw(label: string): number;
  /** One of the items; undefined of none. */
  pick<T>(items: readonly T[], label: string): T | undefined;
};

const basis = 0x811c9dc5;
const prime = 0x01000193;
const range = 2 ** 32;

/** Every character of the text moves every bit of the number. */
export function hashOf(text: string, start = basis): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  }
  return stir(hash);
}

function stir(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b5);
  const twice = Math.imul(once ^ (once >>> 15), 0x2c9277b5);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Chance that follows from a seed; a seed that is no integer counts as its whole part, or as 0. */
export function seeded(seed: number, name: string): Chance {
  const whole = Number.isFinite(seed) ? Math.trunc(seed) : 0;
  const start = hashOf(`${whole}:${name}`);
  const draw = (label: string) => hashOf(label, start) / range;
  return {
    draw,
    pick: (items, label) => items[Math.floor(draw(label) * items.length)],
  };
}
