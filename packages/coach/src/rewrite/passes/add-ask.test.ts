import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { addAsk } from './asks.ts';

describe('addAsk', () => {
  it('asks about the writer’s own offer, before the sign-off', () => {
    expect(
      applyPass(
        addAsk,
        'Hi Tom,\n\nWe help hauliers cut fuel costs by 12% with better routes for lorries.\n\nBest,\nBo',
      ),
    ).toBe(
      'Hi Tom,\n\nWe help hauliers cut fuel costs by 12% with better routes for lorries.\n\nIs cutting fuel costs on your list?\n\nBest,\nBo',
    );
  });

  it('breaks lines as the writer does', () => {
    const body =
      'Hi Tom,\r\n\r\nYour café is beside our finish line, and our runners are always hungry.';
    expect(applyPass(addAsk, body)).toBe(`${body}\r\n\r\nWould this be of interest?`);
  });

  it.each([
    'Bread is good.',
    'Your café is beside our finish line. Shall we send hungry runners to you?',
    'Hi Tom,\n\nThis is my last note about the runners at your café. No answer is needed.\n\nBest,\nBo',
  ])('leaves %j alone', (body) => {
    expect(applyPass(addAsk, body)).toBe(body);
  });
});
