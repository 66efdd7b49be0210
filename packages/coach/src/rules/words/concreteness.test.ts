import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { concreteness } from './concreteness.ts';

const plain =
  'We bake croissants for cafés in the region and deliver them every morning before they open. Our customers like that they are fresh and that nobody has to start work in the night. ';
const on = (body: string) => check(concreteness, { subject: null, body });

describe('concrete things', () => {
  it('costs all when there is neither figure nor name nor date', () => {
    expect(on(plain)).toMatchObject({ loss: 1, measure: '0 figures and names in 33 words' });
  });

  it('is silent with one figure in fifty words', () => {
    expect(on(`${plain}It is 120 a day.`)).toBeNull();
  });

  it('does not count the people’s own names or the time of a meeting', () => {
    const body = `Hi Priya,\n\n${plain}\n\nCould we have a 15-minute call on Tuesday?\n\nThanks,\nMarek`;
    expect(on(body)?.loss).toBe(1);
  });

  it('counts a repeated name once', () => {
    const twice = `${plain}${plain.replace('We', 'They')} Ask Laynes. They know, ask Laynes again.`;
    expect(on(twice)?.measure).toContain('1 figure or name in');
  });
});
