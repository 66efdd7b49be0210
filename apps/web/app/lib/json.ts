/** What was read from JSON and is an object, whatever it holds. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(isOne: (item: unknown) => boolean, value: unknown): boolean {
  return Array.isArray(value) && value.every(isOne);
}
