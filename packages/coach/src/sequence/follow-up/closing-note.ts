import { reason } from './bring-back.ts';
import { unusedOf, type FollowUpDraft, type Material } from './material.ts';
import { outreachKindOf } from './outreach-kind.ts';
import { lastNotes, openDoors, releases } from './wordings/closes.ts';
import { about, wordingFor } from './wordings/wording.ts';

const longestReason = 24;
const adds = 'A light end that asks for nothing.';

/** The last one: that it is the last, why it was written, and an open door; it asks for nothing. */
export function closingNote(material: Material): FollowUpDraft[] {
  const { email, topic } = material;
  const ways = topic === null ? lastNotes.plain : lastNotes.named;
  const last = about(wordingFor(email, ways, 'last'), topic?.text ?? '');
  const door = wordingFor(email, openDoors[outreachKindOf(email)], 'door');
  const end = `${door} ${wordingFor(email, releases, 'release')}`;
  const reasons = unusedOf(material, 'reader').filter(({ words }) => words.length <= longestReason);
  return [
    ...reasons.map((fact) => ({
      paragraphs: [`${last} ${reason(email, fact)}`, end],
      used: [fact],
      adds,
    })),
    { paragraphs: [last, end], used: [], adds },
  ];
}
