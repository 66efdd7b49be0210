import { expect, it } from 'vitest';
import { soundOf } from './compose.ts';

it('is the first word, how the message begins and asks, and how it ends', () => {
  const body =
    'Hey [fill in: first name],\n\n[fill in: what you saw]. Ever have trouble with no-shows?\n\nWe make screens.\n\nWorth a look? No’s fine too.\n\nThanks,\nNora';
  expect(soundOf(body)).toBe(
    'Hey,\nEver have trouble with no-shows? Worth a look? No’s fine too.\nThanks,',
  );
});

it('leaves out what is still a blank', () => {
  expect(soundOf('Hi [fill in: first name],\n\n[fill in: a fact].\n\nWorth it?\n\nBest,\nN')).toBe(
    'Hi,\nWorth it?\nBest,',
  );
  expect(soundOf('')).toBe(',');
});
