import { inShort, reasons } from './bring-back.ts';
import { aboutTopic, unusedOf, type FollowUpDraft, type Material } from './material.ts';
import { outreachKindOf, type OutreachKind } from './outreach-kind.ts';

const unsaidReason = 'What made me write to you: [fill in: one thing you saw of theirs].';
const adds = 'A light end: the reader may close it with one word, or with none.';

/** A question that ends the matter whichever way it is answered. */
const lastQuestions: Readonly<Record<OutreachKind, string>> = {
  sales: 'Should I leave it here, or would it be better to ask again another time?',
  pr: 'Should I leave it here, or would you like to hear of the next story?',
  recruiting: 'Should I leave it here, or would you like to hear of the next role?',
  link: 'Should I leave it here, or would it suit you better when you next update the page?',
  guest_post: 'Should I leave it here, or would another subject suit you better?',
  job_search: 'Should I leave it here, or would it be better to ask again another time?',
  investor: 'Should I leave it here, or would you like to hear how it goes on?',
  donor: 'Should I leave it here, or would it be better to ask again another time?',
};

/** The last one: why it was written, and a way out without blame. */
export function closingNote(material: Material): FollowUpDraft[] {
  const { email, hasBlank, saysWhy } = material;
  const last = `This is my last note${aboutTopic(material)}.`;
  const question = lastQuestions[outreachKindOf(email)];
  const end = `${question} Either answer is fine, and if it is not for you there is nothing you need to do.`;
  const told = [
    ...unusedOf(material, 'reader').flatMap((fact) =>
      reasons(email, fact).map((text) => ({ fact, text })),
    ),
    ...unusedOf(material, 'proof', 'offer').map((fact) => ({ fact, text: inShort(email, fact) })),
  ];
  return [
    ...told.map(({ fact, text }) => ({
      paragraphs: [`${last} ${text}`, end],
      used: [fact],
      adds,
    })),
    ...(hasBlank || saysWhy
      ? []
      : [{ paragraphs: [`${last} ${unsaidReason}`, end], used: [], adds }]),
    { paragraphs: [last, end], used: [], adds },
  ];
}
