import { expect, it } from 'vitest';
import { applyPassTo } from '../../../test/rewrite/apply-pass.ts';
import { mendTags } from './layout.ts';

it.each([
  ['Hi {{first_name},', 'Hi {{first_name}},'],
  ['At {company_name}} we bake.', 'At {{company_name}} we bake.'],
  ['Hi {{first_name}} , we bake.', 'Hi {{first_name}}, we bake.'],
])('mends %j', (broken, whole) => {
  expect(applyPassTo(mendTags, { subject: broken, body: broken }).body).toBe(whole);
});

it('mends the subject too', () => {
  const draft = { subject: 'Ovens for {{company}', body: 'Hi {{first_name}},' };
  expect(applyPassTo(mendTags, draft)).toEqual({ ...draft, subject: 'Ovens for {{company}}' });
});

it.each(['Hi {{first_name}}, [Company] and %CITY% bake.', 'Hi Tom , we bake.'])(
  'leaves %j alone',
  (body) => {
    expect(applyPassTo(mendTags, { subject: null, body }).body).toBe(body);
  },
);
