import { askCards } from './cards/ask.ts';
import { backgroundCards } from './cards/background.ts';
import { baselineCards } from './cards/baselines.ts';
import { formatCards } from './cards/format.ts';
import { honestyCards } from './cards/honesty.ts';
import { languageCards } from './cards/language.ts';
import { lawCards } from './cards/law.ts';
import { lengthCards } from './cards/length.ts';
import { mythCards } from './cards/myths.ts';
import { relevanceCards } from './cards/relevance.ts';
import { sequenceCards } from './cards/sequence.ts';
import { subjectCards } from './cards/subject.ts';
import { toneCards } from './cards/tone.ts';
import type { EvidenceCard } from './evidence-card.ts';

export type { EvidenceCard, Strength } from './evidence-card.ts';

const cards = {
  ...subjectCards,
  ...lengthCards,
  ...languageCards,
  ...askCards,
  ...relevanceCards,
  ...toneCards,
  ...formatCards,
  ...honestyCards,
  ...sequenceCards,
  ...lawCards,
  ...baselineCards,
  ...backgroundCards,
  ...mythCards,
} satisfies Record<string, EvidenceCard>;

export type EvidenceId = keyof typeof cards;

export const evidenceIds = Object.keys(cards) as readonly EvidenceId[];

/**
 * The finding behind an id that a ledger line cites.
 *
 * @example
 * evidenceCard('B1').strength; // 'strong'
 */
export function evidenceCard(id: EvidenceId): EvidenceCard {
  return cards[id];
}
