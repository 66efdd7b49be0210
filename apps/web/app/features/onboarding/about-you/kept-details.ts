import type { Profile } from '@replysmith/contract';
import { keepWork, keptWork } from '../../../lib/kept-work/kept-work.ts';
import { detailsOf, type Details } from './details-of.ts';

type Kept = { readonly typed: Partial<Details>; readonly base: Details };

const placeOf = (userId: string) => `${userId}:about-you`;

const names = ['fullName', 'company', 'industry', 'tone'] as const;

/** Keeps in this browser what was typed and is not saved yet, with what the server had then. */
export function keepDetails(userId: string, typed: Partial<Details>, base: Details): void {
  const kept: Kept = { typed, base };
  keepWork(placeOf(userId), Object.keys(typed).length > 0 ? JSON.stringify(kept) : '');
}

/** What is left from last time, but for what was changed elsewhere since; nothing of anything unexpected. */
export function keptDetails(profile: Profile): Partial<Details> {
  const now = detailsOf(profile);
  try {
    const { typed, base } = JSON.parse(keptWork(placeOf(profile.id))) as Kept;
    const usable = names.filter((name) => base[name] === now[name]);
    return Object.fromEntries(
      usable.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
    );
  } catch {
    return {};
  }
}
