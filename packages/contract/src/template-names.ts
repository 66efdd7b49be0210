import { lengths } from './lengths.ts';
import { type NamingPattern, namingPatterns } from './profile.ts';
import { defaultCategory } from './template-fields.ts';

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
