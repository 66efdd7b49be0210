/**
 * How deep an email goes into its reader: nothing, their name, their company or role, an opening too particular to be
 * sent to many, something seen of theirs, a fact they could check, a fact tied to the reason for writing.
 */
const relevanceLevels = [
  'none',
  'name',
  'company',
  'particular',
  'observation',
  'fact',
  'tied',
] as const;

export type RelevanceLevel = (typeof relevanceLevels)[number];

export function isDeeper(one: RelevanceLevel | null, other: RelevanceLevel | null): boolean {
  return rank(one) > rank(other);
}

export function deeper<L extends RelevanceLevel | null>(one: L, other: L): L {
  return isDeeper(other, one) ? other : one;
}

function rank(level: RelevanceLevel | null): number {
  return level === null ? -1 : relevanceLevels.indexOf(level);
}
