import { parseAccept } from 'hono/utils/accept';

/** As a browser names it, the smaller one first. */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

/** What a reader takes, by its Accept-Encoding header: a weight of 0 refuses, * stands for all that is not named. */
export function acceptedPackings(header: string | undefined): Packing[] {
  const named = parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q] as const);
  const weights = new Map(named);
  const weightOf = (packing: Packing) => weights.get(packing) ?? weights.get('*') ?? 0;
  return packings
    .filter((packing) => weightOf(packing) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
