import { findBlanks } from '@replysmith/coach';
import { fillVariables, type TemplateText } from '@replysmith/contract';
import { blankKey, variableKey } from './questions-of.ts';

/** What is known of the open places, by their keys; what is empty stays open. */
export type Values = Readonly<Record<string, string>>;

export type FilledEmail = { readonly subject: string; readonly body: string };

/** A template with what is known written into its variables and blanks. */
export function fillTemplate({ subject_line, email_content }: TemplateText, values: Values) {
  const fill = (text: string) =>
    fillVariables(
      fillBlanks(text, values),
      (name) => values[variableKey(name)]?.trim() || undefined,
    ).text;
  return { subject: oneLine(fill(subject_line)), body: fill(email_content) } satisfies FilledEmail;
}

function fillBlanks(text: string, values: Values): string {
  return findBlanks(text).reduceRight((filled, { start, end, label }) => {
    const value = values[blankKey(label)]?.trim();
    return value ? filled.slice(0, start) + value + filled.slice(end) : filled;
  }, text);
}

function oneLine(subject: string): string {
  return subject.replaceAll(/\s*\n\s*/gu, ' ');
}
