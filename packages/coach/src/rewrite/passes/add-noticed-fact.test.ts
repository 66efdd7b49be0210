import { describe, expect, it } from 'vitest';
import { applyPass, applyPassTo } from '../../../test/rewrite/apply-pass.ts';
import { addNoticedFact } from './opening.ts';

const pitch =
  'We build ovens that heat up in four minutes and use a third of the gas of an old one.';

describe('addNoticedFact', () => {
  it('leaves a blank for what only the writer can know', () => {
    expect(applyPass(addNoticedFact, `Hi Tom,\n\n${pitch}`)).toBe(
      `Hi Tom,\n\nI saw [fill in: what you saw of theirs, with its name or date], which is why I am writing.\n\n${pitch}`,
    );
  });

  it('asks for what was seen after a glance that says nothing', () => {
    const glance = 'I was going through your website and I must say that it is very informative.';
    expect(applyPass(addNoticedFact, `Hi Tom,\n\n${glance} ${pitch}`)).toBe(
      `Hi Tom,\n\n${glance} I noticed [fill in: one thing of theirs, with its name or date], which is why I am writing. ${pitch}`,
    );
  });

  it.each([
    'Huge fan of the show. I have been listening for ages and love what you do.',
    'I saw the news. Congratulations on the round!',
  ])('asks after all of the glance, and not with a second “I saw”: %s', (glance) => {
    const body = applyPass(addNoticedFact, `Hi Tom,\n\n${glance} ${pitch}`);
    expect(body).toContain(`${glance} I noticed [fill in: `);
  });

  it.each([
    [
      'pr',
      'I read [fill in: which article of theirs, and what in it struck you], which is why I am writing.',
    ],
    [
      'recruiting',
      'I saw [fill in: which project of theirs, with its name], which is why I am writing.',
    ],
  ] as const)('asks %s writers for what they would have seen', (profile, frame) => {
    const draft = { subject: null, body: `Hi Tom,\n\n${pitch}`, profile };
    expect(applyPassTo(addNoticedFact, draft).body).toBe(`Hi Tom,\n\n${frame}\n\n${pitch}`);
  });

  it('gives another reason where the email says already that it is written', () => {
    const body = applyPass(addNoticedFact, `Hi Tom,\n\nI am writing about ovens. ${pitch}`);
    expect(body).toContain('], which is why I thought of you.');
  });

  it.each([
    `Hi Tom,\n\nI saw that you opened a second bakery in Leeds in March.\n\n${pitch}`,
    `Hi Tom,\n\nI saw [fill in: something you noticed about Fernhill].\n\n${pitch}`,
    `Hi Tom,\n\n${pitch} I was pleased to read that the Leeds fair is back on 4 May.`,
    'Hi Tom,\n\nWe build ovens.',
    `Hi Tom,\n\nI hope this email finds you well.\n\n${pitch}`,
    `Hi Tom,\n\nWe bake for hotels and would like to bake for Fernhill. I saw that Fernhill has grown. ${pitch}`,
    `Hi Tom,\n\nYour 12 ovens could heat faster. ${pitch}`,
  ])('leaves %j alone', (body) => {
    expect(applyPass(addNoticedFact, body)).toBe(body);
  });
});
