import { lengths } from '../lengths.ts';
import { type NamingPattern, defaultCategory, namingPatterns } from '../preferences.ts';
import type { TemplateVariable } from './fields.ts';

/** The words of a template, with variables such as `{{firstName}}`. */
export type TemplateText = { readonly subject_line: string; readonly email_content: string };

/** A variable in a template's text. */
export type VariablePlace = {
  readonly name: string;
  /** UTF-16 offsets, braces included. */
  readonly start: number;
  readonly end: number;
};

const variable = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

/** The variables in a text, in order. */
export function findVariables(text: string): VariablePlace[] {
  return Array.from(text.matchAll(variable), ({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));
}

/** The distinct variables of a template, in reading order. */
export function variablesOf({ subject_line, email_content }: TemplateText): string[] {
  const places = [...findVariables(subject_line), ...findVariables(email_content)];
  return [...new Set(places.map(({ name }) => name))];
}

/** A replaced variable: its position in the template and in the filled text. */
export type FilledPlace = VariablePlace & {
  readonly filledStart: number;
  readonly filledEnd: number;
};

export type FilledText = { readonly text: string; readonly places: readonly FilledPlace[] };

/** The text with every variable replaced that `valueOf` has a value for. */
export function fillVariables(
  template: string,
  valueOf: (name: string) => string | undefined,
): FilledText {
  const places: FilledPlace[] = [];
  let text = '';
  let read = 0;
  for (const found of findVariables(template)) {
    const value = valueOf(found.name);
    if (value === undefined) continue;
    text += template.slice(read, found.start);
    const filledStart = text.length;
    text += value;
    places.push({ ...found, filledStart, filledEnd: text.length });
    read = found.end;
  }
  return { text: text + template.slice(read), places };
}

/** The template offset for an offset in the filled text. */
export function offsetInTemplate(
  { places }: FilledText,
  offset: number,
  edge: 'start' | 'end',
): number {
  let shift = 0;
  for (const { start, end, filledStart, filledEnd } of places) {
    if (offset < filledStart || (offset === filledStart && edge === 'end')) break;
    if (offset < filledEnd || (offset === filledEnd && edge === 'end')) {
      return edge === 'start' ? start : end;
    }
    shift = end - filledEnd;
  }
  return offset + shift;
}

/** The variables available in every template, with preview values. */
export const standardVariables = {
  firstName: 'Sarah',
  lastName: 'Whitfield',
  company: 'Fernhill',
  email: 'sarah@fernhill.example',
  jobTitle: 'Head of Operations',
  currentDate: '4 March',
} as const satisfies Readonly<Record<string, string>>;

export type StandardVariable = keyof typeof standardVariables;

export function isStandardVariable(name: string): name is StandardVariable {
  return Object.hasOwn(standardVariables, name);
}

type Example = { readonly subject: FilledText; readonly body: FilledText };

/**
 * A template with example values: each variable becomes its example, its fallback, or the sample of
 * a standard variable; others stay. This is the text the coach scores.
 */
export function exampleOf(
  { subject_line, email_content }: TemplateText,
  variables: readonly TemplateVariable[],
): Example {
  const valueOf = (name: string): string | undefined => {
    const own = variables.find((variable) => variable.name === name);
    if (own?.example) return own.example;
    if (own?.fallback) return own.fallback;
    return isStandardVariable(name) ? standardVariables[name] : undefined;
  };
  return {
    subject: fillVariables(subject_line, valueOf),
    body: fillVariables(email_content, valueOf),
  };
}

type Mark = {
  readonly prefix?: string;
  readonly suffix?: string;
  /** In UTF-16 units; default: the limit of a template's name. */
  readonly longest?: number;
};

/** The name with a prefix or suffix; the name is cut if the whole is too long. */
export function nameOfCopy(
  name: string,
  { prefix = '', suffix = '', longest = lengths.templateName }: Mark,
): string {
  const room = longest - prefix.length - suffix.length;
  let result = '';
  for (const character of name) {
    if (result.length + character.length > room) break;
    result += character;
  }
  return `${prefix}${result.trimEnd()}${suffix}`;
}

type ToName = {
  /** The stored setting. */
  readonly pattern: string;
  readonly subject: string;
  /** Empty if unknown. */
  readonly category: string;
  /** The user's date: 2026-11-22. */
  readonly day: string;
};

const replyMarks = /^(?:\s{0,9}(?:re|fwd?)\s{0,9}:)+/iu;
const unfit = /[^\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]+/gu;

/** The suggested name of a template; empty if nothing is known. */
export function nameByPattern({ pattern, subject, category, day }: ToName): string {
  const topic = fit(subject.replace(replyMarks, ''));
  const kind = fit(category) || defaultCategory;
  const names: Readonly<Record<NamingPattern, string>> = {
    descriptive: topic,
    'category-subject': topic && `${kind}: ${topic}`,
    'category-date': `${kind}, ${day}`,
  };
  return cut(names[namingPatterns.find((one) => one === pattern) ?? 'descriptive']);
}

function fit(text: string): string {
  return text.replaceAll(unfit, ' ').replaceAll(/\s+/gu, ' ').trim();
}

function cut(name: string): string {
  return name
    .slice(0, lengths.templateName)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')
    .trim();
}
