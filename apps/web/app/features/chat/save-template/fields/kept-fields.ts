import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import type { SaveFields } from './save-fields.ts';

/** What was typed and not saved yet; the rest follows the email. */
export type KeptFields = Partial<SaveFields>;

export function placeOf(userId: string, what: string): string {
  return `${userId}:save-template:${what}`;
}

export function keepFields(place: string, typed: KeptFields): void {
  keepWork(place, JSON.stringify(typed));
}

export function forgetFields(place: string): void {
  keepWork(place, '');
}

export function keptFields(place: string): KeptFields {
  try {
    const kept = JSON.parse(keptWork(place)) as Record<string, unknown>;
    const { name, subject, category, tags, keepsFilled } = kept;
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof subject === 'string' && { subject }),
      ...(typeof category === 'string' && { category }),
      ...(Array.isArray(tags) && { tags: tags.map(String) }),
      ...(typeof keepsFilled === 'boolean' && { keepsFilled }),
    };
  } catch {
    return {};
  }
}
