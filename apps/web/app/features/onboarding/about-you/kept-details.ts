import { keptWork } from '../../../lib/kept-work.ts';
import type { Details } from './details-of.ts';

export const keptDetailsKey = (userId: string) => `${userId}:about-you`;

const names = ['fullName', 'company', 'industry', 'tone'] as const;

/** What was typed in this browser and has not been saved; nothing of anything unexpected. */
export function keptDetails(userId: string): Partial<Details> {
  try {
    const kept = JSON.parse(keptWork(keptDetailsKey(userId))) as Record<string, unknown>;
    return Object.fromEntries(
      names.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    );
  } catch {
    return {};
  }
}
