import { aboutTopic, unusedOf, type FollowUpDraft, type Material } from './material.ts';
import type { SmallAsk } from './smaller-asks.ts';
import { obstacleQuestions } from './wordings/small-asks.ts';
import { wordingFor } from './wordings/wording.ts';

const blank = '[fill in: one new figure, name or piece of news]';
const adds = 'Room for your news, since the email holds no further fact to bring.';

/** What the email does not hold is left for the writer to fill in, once: a second time nothing is left to say. */
export function newsFollowUp(material: Material, asks: readonly SmallAsk[]): FollowUpDraft[] {
  if (material.hasBlank) return [];
  return asks.flatMap(({ text, namesTopic }) => {
    const ways = namesTopic ? [''] : [...new Set([aboutTopic(material), ''])];
    return ways.map((about) => {
      const news = `Since I wrote to you${about}, there is news: ${blank}.`;
      return { paragraphs: [news, text], used: [], adds };
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
