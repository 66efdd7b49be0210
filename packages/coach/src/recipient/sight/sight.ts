import type { Profile, Span } from '../../draft.ts';
import { readRelevance } from '../../relevance/read-relevance.ts';
import type { Email, Sentence } from '../../document/email.ts';
import type { Skim } from '../reply.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts-of.ts';
import { type Claim, findClaim } from './find-claim.ts';
import { skimEmail } from './skim.ts';
import { takenFor } from './taken-for.ts';

/** The email as the recipient has it in mind after reading. */
export type Sight = {
  readonly email: Email;
  /** What the reader takes it for. */
  readonly profile: Profile;
  readonly skim: Skim;
  /** Subject and message proper; of a wall only what the skim reached. */
  readonly text: string;
  readonly facts: Facts;
  /** The sentence that goes deepest into the reader. */
  readonly noticed: Sentence | null;
  readonly claim: Claim | null;
  readonly isAboutReader: boolean;
  /** Whether its words say plainly what is offered. */
  readonly isPlain: boolean;
  /** Whether the writer says what they make or do for others. */
  readonly isOffer: boolean;
  readonly isSoftware: boolean;
  /** Whether a company raises the money: a lifeboat crew sells no shares. */
  readonly isVenture: boolean;
};

const software =
  /\b(?:software|platform|apps?|api|dashboard|automation|plugin|cloud|database|server|integrates?|help desk|sensors?|ai)\b/iu;
const venture =
  /\b(?:rounds?|seed|series [a-e]|raising|revenue|m?arr|mrr|investors?|start-?up|valuation|equity|shares|deck|pay us)\b/iu;
const longestText = 6_000;
const offering =
  /\b(?:we|i) (?:\p{L}+ )?(?:make|sell|deliver|build|help|offer|provide|clean|file|supply|run|translate|design|write|repair|reduce|cut|save|compare|specialise|specialize|do)\b|\b(?:service|product|platform|software|tool) (?:that|which|to|for)\b|\bhelps\b|\bwe \p{L}+ [^.?!\n]{1,40} for \d|\bfreelance\b|\b(?:my|our) (?:prices|services|rates|fees)\b/iu;

/** Reads an email as far as a stranger would. */
export function seeEmail(email: Email, isPlain: boolean): Sight {
  const skim = skimEmail(email);
  const isRead = (sentence: Sentence) =>
    skim.length !== 'wall' || skim.seen.some((span) => holds(span, sentence));
  const read = email.substance.filter(isRead);
  const text = [email.subject ?? '', ...read.map((sentence) => sentence.text)]
    .join('\n')
    .slice(0, longestText);
  const { level, sentence } = readRelevance(email);
  const noticed = sentence && isRead(sentence) ? sentence : null;
  const claim = findClaim(email, read, noticed);
  const profile = takenFor(email);
  return {
    email,
    profile,
    skim,
    text,
    noticed,
    claim,
    isAboutReader: level !== 'none' && level !== 'name',
    isPlain,
    isOffer: offering.test(text),
    isSoftware: software.test(text),
    isVenture: venture.test(text),
    facts: factsOf(email, { profile, noticed, claim, text }),
  };
}

function holds(span: Span, { start, end }: Sentence): boolean {
  return span.field === 'body' && start >= span.start && end <= span.end;
}
