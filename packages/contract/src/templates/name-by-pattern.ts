import { defaultCategory } from '../constants/templates.ts';
import { lengths } from '../constants/lengths.ts';
import { namingPatterns, type NamingPattern } from '../constants/preferences.ts';

type ToName = {
  /** As it is stored. */
  readonly pattern: string;
  readonly subject: string;
  /** Empty where it is not known. */
  readonly category: string;
  /** The reader's calendar day: 2026-11-22. */
  readonly day: string;
};

const replyMarks = /^(?:\s{0,9}(?:re|fwd?)\s{0,9}:)+/iu;
const unfit = /[^\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]+/gu;

/** What a template is called until somebody says otherwise; empty when nothing is known of it. */
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
