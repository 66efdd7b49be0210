import type { Line } from './read-lines.ts';

type Place = Pick<Line, 'fields' | 'refuse'>;

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
  readItem: (place: Place) => Item,
): Item[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value)) throw refuse(`"${name}" must be a list.`);
  return value.map((item: unknown, at) => {
    const where = `${name}[${at}]`;
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw refuse(`"${where}" must be an object.`);
    return readItem({
      fields: item as Record<string, unknown>,
      refuse: (what) => refuse(`in "${where}": ${what}`),
    });
  });
}
