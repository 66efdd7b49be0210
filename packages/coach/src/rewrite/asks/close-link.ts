import type { Email } from '../../document/email.ts';

const endsInLink = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?]$/u;
const goesOn = /^[ \t]+\S/u;
const nearby = 40;

/** A link ends its line without a full stop, which would look like a part of it; before a further sentence it needs one. */
export function closeLink({ body }: Email, end: number, text: string): string {
  return endsInLink.test(text) && goesOn.test(body.slice(end, end + nearby)) ? `${text}.` : text;
}
