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

  it.each([
    [50, 1, 0],
    [51, 1, 1 - 50 / 51],
    [100, 1, 0.5],
    [100, 2, 0],
  ])('%i words with %i figures cost %f', (count, figures, loss) => {
    const words = Array.from({ length: count - figures }, (_, at) =>
      at % 8 === 7 ? 'rolls.' : at % 3 === 0 ? 'the' : 'loaf',
    );
    const body = [...words, ...Array.from({ length: figures }, (_, at) => `1${at}`)].join(' ');
    expect(check(concreteness, { subject: null, body })?.loss ?? 0).toBeCloseTo(loss, 6);
  });

  it('is silent on an empty mail, and not on one word', () => {
    expect(on('')).toBeNull();
    expect(on('Croissants?')?.loss).toBe(1);
  });

  it('says how many are missing', () => {
    expect(on(plain)?.fix).toContain('one figure');
    expect(on(`${plain}${plain.replace('We', 'They')}`)?.fix).toContain('2 figures');
  });

  it('does not count the people’s own names or the time of a meeting', () => {
    const body = `Hi Priya,\n\n${plain}\n\nCould we have a 15-minute call on Tuesday?\n\nThanks,\nMarek`;
    expect(on(body)?.loss).toBe(1);
  });

  it('counts a roll of names once', () => {
    const more = 'They bake them in the back of the shop on every day of the year.';
    expect(on(`${plain}We sell to Laynes, Gail and Ole in the north. ${more}`)?.measure).toContain(
      '1 figure or name in',
    );
  });

  it('costs half when counts are left open twice, whatever else is counted', () => {
    const counted = 'We sold 40 trays to Laynes in May and 60 to Gail in June.';
    expect(on(counted)).toBeNull();
    expect(on(`${counted} Lots of cafés bake.`)).toBeNull();
    expect(on(`${counted} Lots of cafés bake far more than that.`)).toMatchObject({
      loss: 0.5,
      quotes: ['Lots of', 'far more'],
    });
  });

  it('counts a repeated name once', () => {
    const twice = `${plain}${plain.replace('We', 'They')} Ask Laynes. They know, ask Laynes again.`;
    expect(on(twice)?.measure).toContain('1 figure or name in');
  });
});
