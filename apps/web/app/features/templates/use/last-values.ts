import { keepWork, keptWork } from '../../../lib/kept-work/kept-work.ts';
import type { Values } from './fill-template.ts';

const placeOf = (userId: string) => `${userId}:template-values`;

/** What this person last wrote into templates. */
export function lastValues(userId: string): Values {
  try {
    const kept: unknown = JSON.parse(keptWork(placeOf(userId)));
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function keepLastValues(userId: string, values: Values): void {
  const written = Object.entries(values).filter(([, value]) => value.trim() !== '');
  keepWork(placeOf(userId), JSON.stringify(Object.fromEntries(written)));
}
