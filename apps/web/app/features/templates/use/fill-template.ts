import { findBlanks } from '@replysmith/coach/light';
import {
  type TemplateText,
  type TemplateVariable,
  fillVariables,
  findVariables,
  variablesOf,
} from '@replysmith/contract';
import type { FindBlanks } from '../../../components/changed-words.tsx';
import { capitalise, listInWords, variableLabel } from '../../../lib/words.ts';

/** Something that a template leaves open. */
export type Question = {
  /** The key of its value: "{{firstName}}" or "[number]". */
  readonly key: string;
  /** Such as "First name" or "Number". */
  readonly label: string;
  /** The value when nothing better is known. */
  readonly fallback: string;
  readonly example: string;
};

type Open = {
  readonly subject_line: string;
  readonly email_content: string;
  readonly template_variables: readonly TemplateVariable[];
};

/** The questions before a template is used: its variables, then its blanks, each once. */
export function questionsOf(template: Open): Question[] {
  const { subject_line, email_content, template_variables } = template;
  const variables = variablesOf(template).map((name) => {
    const known = template_variables.find((variable) => variable.name === name);
    return {
      key: variableKey(name),
      label: variableLabel(name),
      fallback: known?.fallback ?? '',
      example: known?.example ?? '',
    };
  });
  const labels = findBlanks(`${subject_line}\n${email_content}`).map(({ label }) => label);
  const blanks = [...new Set(labels)].map((label) => ({
    key: blankKey(label),
    label: capitalise(label),
    fallback: '',
    example: '',
  }));
  return [...variables, ...blanks];
}

const variableKey = (name: string): string => `{{${name}}}`;
const blankKey = (label: string): string => `[${label}]`;

/** What is known of the open places, by their keys; what is empty stays open. */
export type Values = Readonly<Record<string, string>>;

export type FilledEmail = { readonly subject: string; readonly body: string };

/** A template with the values put into its variables and blanks. */
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

/** Longer ones are text in braces. */
const tag = /\{\{[^{}\n]{0,80}\}\}/gu;

type Tag = { readonly tag: string; readonly start: number; readonly end: number };

/**
 * Tags that look like variables but are none, such as `{{firstName|there}}`, so nothing fills them.
 */
export function unknownTags(text: string): Tag[] {
  const known = new Set(findVariables(text).map(({ start }) => start));
  return Array.from(text.matchAll(tag), ({ 0: found, index }) => ({
    tag: found,
    start: index,
    end: index + found.length,
  })).filter(({ start }) => !known.has(start));
}

const named = 3;

/** Such as "First name and Company have no value yet. They stay in the email as they are." */
export function missingWords(missing: readonly Question[]): string {
  const list = listInWords(
    missing.map(({ label }) => label),
    named,
  );
  return missing.length === 1
    ? `${list} has no value yet. Send it as it is, or fill it in first.`
    : `${list} have no value yet. Send it as it is, or fill them in first.`;
}

/** Such as "{{firstName|there}} is not a variable: nothing fills it in." */
export function unknownWords({ subject, body }: FilledEmail): string | null {
  const tags = [...new Set(unknownTags(`${subject}\n${body}`).map(({ tag }) => tag))];
  if (tags.length === 0) return null;
  const list = listInWords(tags, named);
  return tags.length === 1
    ? `${list} is not a variable: nothing fills it in. Change it in the template, or send it as it is.`
    : `${list} are not variables: nothing fills them in. Change them in the template, or send them as they are.`;
}

/** The open places of an email: variables, blanks and any other tags, in reading order. */
export const openPlaces: FindBlanks = (text) => placesIn(text, { isVariable: false });

/** The same for a template, in which variables are intended. */
export const templatePlaces: FindBlanks = (text) => placesIn(text, { isVariable: true });

function placesIn(text: string, { isVariable }: { isVariable: boolean }) {
  const blanks = findBlanks(text).map(({ start, end }) => ({ start, end, isVariable: false }));
  const variables = findVariables(text).map(({ start, end }) => ({ start, end, isVariable }));
  const unknown = unknownTags(text).map(({ start, end }) => ({ start, end, isVariable: false }));
  const others = [...variables, ...unknown].filter(
    ({ start, end }) => !blanks.some((blank) => blank.start < end && start < blank.end),
  );
  return [...blanks, ...others].sort((a, b) => a.start - b.start);
}

const today = variableKey('currentDate');

/** The initial values: fallbacks, and today's day. */
export function startingValues(questions: readonly Question[], now = new Date()): Values {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  return Object.fromEntries(
    questions.map(({ key, fallback }) => [key, key === today ? day.format(now) : fallback]),
  );
}

/** A template that can be sent to the chat or copied. */
export type UsableTemplate = {
  /** Null for a template of the library, whose use is not counted. */
  readonly ownId: string | null;
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
  readonly template_variables: readonly TemplateVariable[];
};
