import settled from '../data/conflicts.json' with { type: 'json' };
import cards from '../data/evidence.json' with { type: 'json' };

/** `strong`: a trial on answers, or three data sets that agree · `medium`: one large data set, or a trial on a neighbouring outcome · `weak`: a single vendor, or opens only · `none`: looked for and not found. */
export type Strength = 'strong' | 'medium' | 'weak' | 'none';

/** A published finding that a rule rests on. */
export type EvidenceCard = {
  /** What was found, in one sentence. */
  readonly finding: string;
  /** How many, of what: "304,174 emails". Null when the source does not say. */
  readonly sample: string | null;
  readonly source: string;
  readonly url: string | null;
  readonly year: number | null;
  readonly strength: Strength;
  /** What the finding does not show, or who disagrees. */
  readonly caveat: string | null;
};

export type EvidenceId = keyof typeof cards;

export const evidenceIds = Object.keys(cards) as readonly EvidenceId[];

/**
 * Whether there is a card of that id; false of one that was cited once and has gone since.
 *
 * @example
 * isEvidenceId('B1'); // true
 * isEvidenceId('Z9'); // false
 */
export function isEvidenceId(cited: string): cited is EvidenceId {
  return Object.hasOwn(cards, cited);
}

/**
 * The finding behind an id that a ledger line cites.
 *
 * @example
 * evidenceCard('B1').strength; // 'strong'
 */
export function evidenceCard(id: EvidenceId): EvidenceCard {
  return cards[id] as EvidenceCard;
}

/** Two findings that point different ways, and how the coach settles it. */
export type Conflict = {
  readonly between: readonly [EvidenceId, EvidenceId];
  readonly about: string;
};

const conflicts = settled as unknown as readonly Conflict[];

/**
 * Every conflict that a finding is part of, so that its card can say who disagrees.
 *
 * @example
 * conflictsOf('S5')[0]?.between; // ['S1', 'S5']
 * conflictsOf('G5'); // []
 */
export function conflictsOf(id: EvidenceId): Conflict[] {
  return conflicts.filter(({ between }) => between.includes(id));
}
