import { IconHome } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { fitting } from './use-palette-groups.ts';

const item = (label: string, also = '') => ({ id: label, label, also, Icon: IconHome, to: '/' });
const items = [
  item('Settings: Appearance', 'theme dark'),
  item('Switch to dark theme'),
  item('Café templates'),
  item('My Templates'),
];
const labels = (typed: string) => fitting(items, typed).map(({ label }) => label);

it('puts names before what is only also meant', () => {
  expect(labels('dark')).toEqual(['Switch to dark theme', 'Settings: Appearance']);
});

it('puts first what begins so', () => {
  expect(labels('my')).toEqual(['My Templates']);
  expect(labels('cafe')).toEqual(['Café templates']);
  expect(labels('s')[0]).toBe('Settings: Appearance');
});

it('wants every word, in any order', () => {
  expect(labels('theme switch')).toEqual(['Switch to dark theme']);
  expect(labels('theme library')).toEqual([]);
});

it('has all of them when nothing is typed', () => {
  expect(labels('  ')).toHaveLength(items.length);
});
