import { expect, test } from 'vitest';
import { UpdateCampaignRequest } from './campaigns.ts';

test.each([
  { target_audience: 'shops with a <script> on their page' },
  { additional_context: 'Facts\n<iframe src=x>' },
  { pain_points: ['a leftover <embed>'] },
])('refuses in the wizard what the chat would refuse to read: %j', (fields) => {
  const read = UpdateCampaignRequest.safeParse({ ...fields, version: 1 });
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [Object.keys(fields)[0], 'This looks like the code of a web page. Write it in words.'],
  ]);
});

test('leaves harmless angle brackets alone', () => {
  const fields = { additional_context: 'price < 5 and on sale = yes', version: 1 };
  expect(UpdateCampaignRequest.safeParse(fields).success).toBe(true);
});
