import { withoutUsed } from '../facts/find-facts.ts';
import { inShort, keptPart, reasons } from './bring-back.ts';
import { aboutTopic, unusedOf, type FollowUpDraft, type Material } from './material.ts';
import { newsFollowUp } from './next-follow-up.ts';
import { smallerAsks } from './smaller-asks.ts';

const mostLeads = 3;
const adds = 'One fact of the first email on its own, and a question that one word answers.';

/** A few days later: the fact that matters most, once more and alone, and the same request made smaller. */
export function firstFollowUp(material: Material): FollowUpDraft[] {
  const { email } = material;
  const pointer = `A few days ago I wrote to you${aboutTopic(material)}.`;
  const offers = unusedOf(material, 'offer');
  const leads = [...unusedOf(material, 'proof'), ...offers].slice(0, mostLeads);
  const [why, ...more] = unusedOf(material, 'reader');
  const spare = why ? withoutUsed(more, [why]).slice(0, 1) : [];
  const asks = smallerAsks(email);
  const withLead = leads.flatMap((lead): FollowUpDraft[] => {
    const extra = withoutUsed(offers, [lead])[0];
    const opening = `${pointer} ${keptPart(email, lead)}`;
    const longer = extra ? [[opening, inShort(email, extra)]] : [];
    return [...longer, [opening]].flatMap((told) =>
      asks.map((ask) => ({
        paragraphs: [...told, ask],
        used: told.length > 1 && extra ? [lead, extra] : [lead],
        adds,
      })),
    );
  });
  const withReason = spare.flatMap((fact) =>
    reasons(email, fact)
      .slice(-1)
      .map((reason) => ({
        paragraphs: [`${pointer} ${reason}`, asks[0] ?? ''],
        used: [fact],
        adds,
      })),
  );
  if (withLead.length + withReason.length > 0)
    return [...withLead, ...withReason, ...newsFollowUp(material, asks)];
  return newsFollowUp(material, asks);
}
