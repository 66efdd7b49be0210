import { lengths } from '../constants/lengths.ts';

type Mark = {
  readonly prefix?: string;
  readonly suffix?: string;
  /** In UTF-16 units; that of a template's name unless it says otherwise. */
  readonly longest?: number;
};

/** The name with something before or after it; its end is cut off where the whole is too long. */
export function nameOfCopy(
  name: string,
  { prefix = '', suffix = '', longest = lengths.templateName }: Mark,
): string {
  const room = longest - prefix.length - suffix.length;
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > room) break;
    kept += character;
  }
  return `${prefix}${kept.trimEnd()}${suffix}`;
}
