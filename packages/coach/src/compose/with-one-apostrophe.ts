import type { Brief } from '../brief/brief.ts';

const curly = /(?<=\p{L})’(?=\p{L})/gu;

/** Words of the email with the apostrophe that the brief uses, so that one email has one kind. */
export function withOneApostrophe(text: string, brief: Brief): string {
  const own = [brief.audience, brief.callToAction, brief.context, ...brief.painPoints];
  const isStraight = own.some((words) => /\p{L}'\p{L}/u.test(words));
  return isStraight ? text.replace(curly, "'") : text;
}
