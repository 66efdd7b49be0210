import { expect, it } from 'vitest';
import { readEncounter, tellsEncounter } from './read-facts.ts';

it.each([
  ['Buyers I met at Ambiente', 'We met at Ambiente.'],
  ['founders we talked to in Lisbon', 'We spoke in Lisbon.'],
  ['Practice managers who saw our demo last week', 'You saw our demo last week.'],
  ['Practice managers', null],
  ['owners who run two cafés', null],
])('the audience %j tells %j', (audience, sentence) => {
  expect(readEncounter(audience)).toBe(sentence);
});

it.each([
  'You saw a demo last week.',
  'We met at Ambiente in February.',
  'I showed you our planner.',
  'We had a short call on Tuesday.',
  'The demo with your team went well.',
  'Tell me what you think after our demo',
])('%j tells of an encounter', (text) => {
  expect(tellsEncounter(text)).toBe(true);
});

it.each(['Book a demo', 'We had 42 clients last year.', 'We run webinars for dentists.'])(
  '%j tells of none',
  (text) => {
    expect(tellsEncounter(text)).toBe(false);
  },
);
