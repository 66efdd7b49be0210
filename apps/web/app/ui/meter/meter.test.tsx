import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from './meter.tsx';

const filled = (container: HTMLElement) => container.querySelectorAll('[data-filled]').length;

test('fills one tick for each use up to a limit of 25', () => {
  const { container } = render(<Meter used={17} limit={20} label="AI requests today" />);

  expect(filled(container)).toBe(17);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('17 of 20 used');
});

test('shares 25 ticks among a greater limit', () => {
  const { container } = render(<Meter used={50} limit={100} label="Templates" />);

  expect(container.querySelectorAll('i')).toHaveLength(25);
  expect(filled(container)).toBe(13);
});

test.each([
  [13, 'calm'],
  [14, 'near'],
  [18, 'full'],
])('at %i of 20 the limit is %s', (used, level) => {
  render(<Meter used={used} limit={20} label="AI requests today" />);

  expect(screen.getByRole('meter').dataset['level']).toBe(level);
});

test('draws no ticks where there is no limit', () => {
  render(<Meter used={214} limit={null} label="AI requests today" />);

  expect(screen.getByText('214, no limit')).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('is full when nothing is allowed', () => {
  render(<Meter used={0} limit={0} label="AI requests today" />);

  expect(screen.getByRole('meter').dataset['level']).toBe('full');
});
