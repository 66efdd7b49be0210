import { aboutTopic, unusedOf, type FollowUpDraft, type Material } from './material.ts';
import type { SmallAsk } from './smaller-asks.ts';
import { obstacleQuestions } from './wordings/small-asks.ts';
import { wordingFor } from './wordings/wording.ts';

const blank = '[fill in: one new figure, name or piece of news]';

/** What the email does not hold is left for the writer to fill in. */
export function newsFollowUp(material: Material, asks: readonly SmallAsk[]): FollowUpDraft[] {
  const { hasBlank } = material;
  const adds = hasBlank
    ? 'A smaller question.'
    : 'Room for your news, since the email holds no further fact to bring.';
  return asks.flatMap(({ text, namesTopic }) => {
    const ways = namesTopic ? [''] : [...new Set([aboutTopic(material), ''])];
    return ways.map((about) => {
      const news = `Since I wrote to you${about}, there is news: ${blank}.`;
      const told = hasBlank ? `One short question${about}.` : news;
      return { paragraphs: [told, text], used: [], adds };
    });
  });
}

/** A further fact, and a question about what stands in the way. */
export function nextFollowUp(material: Material): FollowUpDraft[] {
  const { email, topic, before } = material;
  const pointer = topic === null ? 'One more point.' : `One more point on ${topic.text}.`;
  const question = wordingFor(email, obstacleQuestions, 'obstacle', before);
  const points = unusedOf(material, 'proof', 'offer').map((fact) => ({
    paragraphs: [`${pointer} ${fact.text}`, question],
    used: [fact],
    adds: 'A further fact of yours, and a question about what stands in the way.',
  }));
  return [...points, ...newsFollowUp(material, [{ text: question, namesTopic: false }])];
}
