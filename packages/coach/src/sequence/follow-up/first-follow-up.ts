import type { Fact } from '../facts/find-facts.ts';
import { keptPart, reason } from './bring-back.ts';
import { aboutTopic, type FollowUpDraft, type Material } from './material.ts';
import { newsFollowUp } from './next-follow-up.ts';
import { smallerAsks, type SmallAsk } from './smaller-asks.ts';
import { wordingFor } from './wordings/wording.ts';

const mostLeads = 3;
const adds = 'One fact of the first email on its own, and a question that one word answers.';
const pointers = [
  'A few days ago I wrote to you_.',
  'I wrote to you_ a few days ago.',
  'I wrote to you_ the other day.',
] as const;

/** For a long fact, which alone would only say again what the first email said. */
const tails = [
  'This note keeps to one point, since a short one is easier to answer; everything else stands in my first email.',
  'Everything else stands in my first email; I only wanted to put the main point in front of you without the rest.',
] as const;
const proofBonus = 3;
const because = /^I wrote because /u;

/** A few days later: the fact that matters most, once more and alone, and the same request made smaller. */
export function firstFollowUp(material: Material): FollowUpDraft[] {
  const { email, topic } = material;
  const leads = material.unused
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, mostLeads);
  const tail = wordingFor(email, tails, 'tail');
  const withFact = leads.flatMap((fact) => {
    const asks = smallerAsks(email, topic, fact);
    return ['', ` ${tail}`].flatMap((rest) =>
      asks.map((ask) => ({
        paragraphs: [`${telling(material, fact, ask)}${rest}`, ask.text],
        used: [fact],
        adds,
      })),
    );
  });
  return [...withFact, ...newsFollowUp(material, smallerAsks(email, topic))];
}

/** What was seen of the reader's can also close the sequence; what proves the offer cannot. */
function worth({ kind, weight }: Fact): number {
  if (kind === 'offer') return -1;
  return weight + (kind === 'proof' ? proofBonus : 0);
}

function telling(material: Material, fact: Fact, ask: SmallAsk): string {
  const { email } = material;
  const about = ask.namesTopic ? '' : aboutTopic(material);
  const told = fact.kind === 'reader' ? reason(email, fact) : keptPart(email, fact);
  if (because.test(told))
    return `A few days ago I wrote to you${about} because ${told.replace(because, '')}`;
  const pointer = wordingFor(email, pointers, 'pointer').replace('_', () => about);
  return `${pointer} ${told}`;
}
