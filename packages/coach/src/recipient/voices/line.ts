import type { Praised } from './praised.ts';

/** A way to say something, and what of the email it praises where it does. */
export type Line = string | { readonly text: string; readonly praises: readonly Praised[] };
