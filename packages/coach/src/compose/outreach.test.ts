import { describe, expect, it } from 'vitest';
import { emptyBrief } from '../../test/compose/empty-brief.ts';
import { composeEmail } from './compose-email.ts';

const brief = {
  ...emptyBrief,
  category: 'Meeting Request',
  tone: 'Professional',
  audience: 'Heads of operations at logistics companies',
  painPoints: ['Drivers wait an hour at the dock'],
  callToAction: '20-minute call next week',
  context: 'We make a dock planning tool.',
};

describe('a meeting request', () => {
  const { body } = composeEmail(brief);

  it('asks about the pain point and states none', () => {
    expect(body).toContain('Do you find that drivers wait an hour at the dock?');
  });

  it('asks for the meeting in one sentence', () => {
    expect(body).toMatch(/^Would you be [^.?]* a 20-minute call next week\?/mu);
  });
});

it('a sales pitch opens with what it offers, not with saying that it does', () => {
  const { body } = composeEmail({ ...brief, category: 'Sales Pitch' });
  expect(body).toMatch(/\]\. We make a dock planning tool\.$/mu);
});

it('an introduction introduces whom its context speaks of', () => {
  const introduction = { ...brief, category: 'Introduction' };
  const context = 'I host a podcast about bootstrapping.';
  expect(composeEmail({ ...introduction, context }, { company: 'Acme' }).body).toContain('myself');
  expect(composeEmail(introduction, { company: 'Acme' }).body).toContain('introduce Acme');
});

it('says why it is for this reader, where the audience tells, and asks the writer where it does not', () => {
  const audience = 'Leads who ship in five languages';
  const composed = composeEmail({ ...brief, audience });
  expect(composed.body).toContain('I am writing because you ship in five languages.');
  expect(composed.open.join()).not.toContain('what you saw');
  expect(composeEmail(brief).open.join()).toContain('what you saw');
});

it('a networking email does not promise that nothing is sold', () => {
  expect(composeEmail({ ...brief, category: 'Networking' }).body).not.toMatch(/sell/u);
});
