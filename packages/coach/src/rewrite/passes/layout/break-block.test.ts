import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../../test/rewrite/apply-pass.ts';
import { breakBlock } from './break-block.ts';

const fact =
  'I came past your bakery on Park Street on Saturday at nine and the queue reached the bank.';
const offer =
  'We build ovens that heat up in four minutes and use a third of the gas of an old one.';
const proof =
  'Two bakeries in Leeds have had one since May and bake twice as much bread before eight.';

describe('breakBlock', () => {
  it('sets the fact, the offer and the question apart', () => {
    expect(
      applyPass(breakBlock, `Hi Tom,\n\n${fact} ${offer} ${proof} Is that worth a look?`),
    ).toBe(`Hi Tom,\n\n${fact} ${offer}\n\n${proof}\n\nIs that worth a look?`);
  });

  it.each([`Hi Tom,\n\n${fact} Is that worth a look?`, `Hi Tom,\n\n${fact} ${offer}\n\n${proof}`])(
    'leaves %j alone',
    (body) => {
      expect(applyPass(breakBlock, body)).toBe(body);
    },
  );
});
