import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { setParagraphs } from './layout.ts';

const fact =
  'I came past your bakery on Park Street on Saturday at nine and the queue reached the bank.';
const offer =
  'We build ovens that heat up in four minutes and use a third of the gas of an old one.';
const proof =
  'Two bakeries in Leeds have had one since May and bake twice as much bread before eight.';

describe('setParagraphs', () => {
  it('sets the fact, the offer and the question apart', () => {
    expect(
      applyPass(setParagraphs, `Hi Tom,\n\n${fact} ${offer} ${proof} Is that worth a look?`),
    ).toBe(`Hi Tom,\n\n${fact} ${offer} ${proof}\n\nIs that worth a look?`);
  });

  it('gives a wall its greeting, two to four paragraphs and its close', () => {
    const wall = [fact, offer, proof, fact, offer, proof].join(' ');
    const set = applyPass(
      setParagraphs,
      `Hi Tom, ${wall} Would you like a quote? Best wishes, Ana Ruiz`,
    );
    expect(set.split('\n\n')).toHaveLength(5);
    expect(set).toMatch(/^Hi Tom,\n\nI came/u);
    expect(set).toMatch(/\n\nWould you like a quote\?\n\nBest wishes,\nAna Ruiz$/u);
  });

  it('opens no paragraph with a sentence that leans on the one before', () => {
    const body = `${fact} That is why I write. ${offer} It is why Leeds bought two. ${proof}`;
    expect(applyPass(setParagraphs, body)).not.toMatch(/\n(?:That|It)/u);
  });

  it.each([
    `Hi Tom,\n\n${fact} Is that worth a look?`,
    `Hi Tom,\n\n${fact}\n\n${offer}`,
    `Hi Tom,\n\n${fact}\n${offer}\n${proof}\n${fact}`,
  ])('leaves %j alone', (body) => {
    expect(applyPass(setParagraphs, body)).toBe(body);
  });
});
