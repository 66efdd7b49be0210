import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../../test/rewrite/apply-pass.ts';
import { addNoticedFact } from './add-noticed-fact.ts';

const pitch =
  'We build ovens that heat up in four minutes and use a third of the gas of an old one.';

describe('addNoticedFact', () => {
  it('leaves a blank for what only the writer can know', () => {
    expect(applyPass(addNoticedFact, `Hi Tom,\n\n${pitch}`)).toBe(
      `Hi Tom,\n\nI saw [fill in: something you noticed about their company].\n\n${pitch}`,
    );
  });

  it.each([
    `Hi Tom,\n\nI saw that you opened a second bakery in Leeds in March.\n\n${pitch}`,
    `Hi Tom,\n\nI saw [fill in: something you noticed about Fernhill].\n\n${pitch}`,
    'Hi Tom,\n\nWe build ovens.',
    `Hi Tom,\n\nI hope this email finds you well.\n\n${pitch}`,
    `Hi Tom,\n\nYour 12 ovens could heat faster. ${pitch}`,
  ])('leaves %j alone', (body) => {
    expect(applyPass(addNoticedFact, body)).toBe(body);
  });
});
