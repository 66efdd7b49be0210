import { lengths } from '@replysmith/contract';

type Mark = { readonly prefix?: string; readonly suffix?: string };

/** The name with something before or after it; its end is cut off where the whole is too long. */
export function nameOfCopy(name: string, { prefix = '', suffix = '' }: Mark): string {
  const room = lengths.templateName - prefix.length - suffix.length;
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > room) break;
    kept += character;
  }
  return `${prefix}${kept.trimEnd()}${suffix}`;
}
