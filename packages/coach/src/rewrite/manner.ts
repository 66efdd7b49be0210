import type { Wishes } from './wishes.ts';

export const manners = ['full', 'light'] as const;

/** How much of a draft may change; `light`: words and phrases, no sentence goes, comes, is split or joined. */
export type Manner = (typeof manners)[number];

export type RewriteOptions = Wishes & { readonly manner?: Manner | undefined };
