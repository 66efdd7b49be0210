import { inShort } from './bring-back.ts';
import { aboutTopic, unusedOf, type FollowUpDraft, type Material } from './material.ts';

const obstacleQuestion =
  'Is it the timing that does not suit, or the idea itself? Knowing which would help me to write less, and better.';
const blank = '[fill in: one new figure, name or piece of news]';

/** What the email does not hold is left for the writer to fill in. */
export function newsFollowUp(material: Material, asks: readonly string[]): FollowUpDraft[] {
  const { email, hasBlank } = material;
  const about = aboutTopic(material);
  const offer = unusedOf(material, 'offer')[0];
  const news = `Since I wrote to you${about}, there is news: ${blank}.`;
  const told = hasBlank ? `One short question${about}.` : news;
  const adds = hasBlank
    ? 'A smaller question.'
    : 'Room for your news, since the email holds no further fact to bring.';
  return asks.flatMap((ask): FollowUpDraft[] => [
    ...(offer ? [{ paragraphs: [told, inShort(email, offer), ask], used: [offer], adds }] : []),
    { paragraphs: [told, ask], used: [], adds },
  ]);
}

/** A further fact, and a question about what stands in the way. */
export function nextFollowUp(material: Material): FollowUpDraft[] {
  const { topic } = material;
  const pointer = topic === null ? 'One more point.' : `One more point on ${topic}.`;
  const points = unusedOf(material, 'proof', 'offer').map((fact) => ({
    paragraphs: [`${pointer} ${fact.text}`, obstacleQuestion],
    used: [fact],
    adds: 'A further fact of yours, and a question about what stands in the way.',
  }));
  return [...points, ...newsFollowUp(material, [obstacleQuestion])];
}
