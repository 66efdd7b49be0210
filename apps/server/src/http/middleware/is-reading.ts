const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call with this method changes nothing. */
export function isReading(method: string): boolean {
  return readingMethods.has(method);
}
