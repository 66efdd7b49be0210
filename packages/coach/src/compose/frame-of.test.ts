import { expect, it } from 'vitest';
import { frameOf } from './read-request.ts';

it.each([
  ['Dentists', '', 'As a dentist,'],
  ['founders who just raised', 'SaaS', 'As a founder who just raised,'],
  [
    'Practice managers of dental clinics with three or more chairs',
    '',
    'As a practice manager of a dental clinic,',
  ],
  [
    'Heads of operations at regional logistics companies in the north',
    '',
    'As a head of operations,',
  ],
  ['Tech startups in Berlin', '', 'At a tech startup in Berlin,'],
  ['people who run bakeries', '', 'As somebody who runs bakeries,'],
  ['marketing', 'Logistics', 'In logistics,'],
  ['', 'local shops, restaurants', null],
])('%j in %j is spoken to as %j', (audience, industry, frame) => {
  expect(frameOf({ audience, industry })).toBe(frame);
});
