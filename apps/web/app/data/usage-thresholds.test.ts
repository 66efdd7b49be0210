import { describe, expect, it } from 'vitest';
import {
  bannerWords,
  collapsedIconWarns,
  indicatorLevel,
  isApproaching,
  meterCardLevel,
  promptsUpgrade,
} from './usage.ts';

describe('usage indicator colors: at 90% or more destructive, at 70% or more warning', () => {
  it.each([
    [0, 'calm'],
    [69, 'calm'],
    [70, 'near'],
    [89, 'near'],
    [90, 'full'],
    [100, 'full'],
  ])('%d%% is %s', (percent, level) => expect(indicatorLevel(percent)).toBe(level));
});

describe('usage meter cards: green under 75%, yellow 75-89%, red 90% and over', () => {
  it.each([
    [74, 'calm'],
    [75, 'near'],
    [89, 'near'],
    [90, 'full'],
  ])('%d%% is %s', (percent, level) => expect(meterCardLevel(percent)).toBe(level));
});

describe('the collapsed sidebar icon warns at 75% or more', () => {
  it.each([
    [74, false],
    [75, true],
    [100, true],
  ])('%d%%: %s', (percent, warns) => expect(collapsedIconWarns(percent)).toBe(warns));
});

describe('the upgrade prompt shows when 3 or fewer remain', () => {
  it.each([
    [4, false],
    [3, true],
    [0, true],
    [null, false],
  ])('%s left: %s', (left, shows) => expect(promptsUpgrade(left)).toBe(shows));
});

describe('the toast "Approaching Limit" shows when 1 to 3 remain', () => {
  it.each([
    [4, false],
    [3, true],
    [1, true],
    [0, false],
    [null, false],
  ])('%s left: %s', (left, shows) => expect(isApproaching(left)).toBe(shows));
});

describe('upgrade banners show at over 80% usage, with other words at 100%', () => {
  it.each([
    [80, null],
    [81, 'Approaching limit. Consider upgrading.'],
    [99, 'Approaching limit. Consider upgrading.'],
    [100, 'Limit reached. Upgrade for unlimited access.'],
  ])('%d%%: %s', (percent, words) => expect(bannerWords(percent)).toBe(words));
});
