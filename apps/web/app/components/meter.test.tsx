import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from './meter.tsx';

const filled = (container: HTMLElement) => container.querySelectorAll('[data-filled]').length;

test('fills one tick for each use up to a limit of 25', () => {
  const { container } = render(
    <Meter used={17} limit={20} label="AI requests today" level="calm" />,
  );

  expect(filled(container)).toBe(17);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('17 of 20 used');
});

test('shares 25 ticks among a greater limit', () => {
  const { container } = render(<Meter used={50} limit={100} label="Templates" level="calm" />);

  expect(container.querySelectorAll('i')).toHaveLength(25);
  expect(filled(container)).toBe(13);
});

test.each([
  [0, 0],
  [1, 1],
  [999, 24],
  [1000, 25],
])('with %i of 1000 used fills %i of 25 ticks', (used, ticks) => {
  const { container } = render(<Meter used={used} limit={1000} label="Templates" level="calm" />);

  expect(filled(container)).toBe(ticks);
});

test('draws no ticks where there is no limit', () => {
  render(<Meter used={214} limit={null} label="AI requests today" level="calm" />);

  expect(screen.getByText('214, no limit')).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('is full when nothing is allowed', () => {
  const { container } = render(<Meter used={0} limit={0} label="Templates" level="full" />);

  expect(filled(container)).toBe(1);
});
