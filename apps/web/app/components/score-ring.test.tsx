import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MiniRing, ScoreRing } from './score-ring.tsx';

const lost = [
  { number: 1, points: 15 },
  { number: 2, points: 24 },
];

function ticks(container: HTMLElement, className: string): number {
  const paths = [...container.querySelectorAll(`path.${className}`)];
  return paths.reduce((sum, path) => sum + Number(path.getAttribute('pathLength')), 0);
}

test('draws one tick for each point, kept and lost', () => {
  const { container } = render(<ScoreRing value={61} lost={lost} label="Score 61 of 100" />);

  expect(ticks(container, 'kept')).toBe(61);
  expect(ticks(container, 'lost')).toBe(39);
  expect(screen.getByRole('img', { name: 'Score 61 of 100' })).toBeTruthy();
});

test('draws a full ring although one arc cannot close on itself', () => {
  const { container } = render(<ScoreRing value={100} lost={[]} label="Score 100 of 100" />);

  expect(container.querySelectorAll('path.kept')).toHaveLength(2);
  expect(ticks(container, 'kept')).toBe(100);
});

test('tells won-back points from those the draft had, and shows the old figure', () => {
  const { container } = render(
    <ScoreRing
      value={93}
      gained={32}
      lost={[{ number: 2, points: 7 }]}
      format={(points) => (points / 10).toFixed(1)}
      label="Score 9.3 of 10, up from 6.1"
    />,
  );

  expect(ticks(container, 'kept')).toBe(61);
  expect(ticks(container, 'gained')).toBe(32);
  expect(screen.getByText('6.1')).toBeTruthy();
  expect(screen.getByText('9.3')).toBeTruthy();
});

test('numbers every line, however crowded the last ones are', () => {
  const small = [6, 3, 2, 1, 1, 1].map((points, index) => ({ number: index + 1, points }));
  const { container } = render(<ScoreRing value={86} lost={small} label="Score" />);

  const numbers = [...container.querySelectorAll('text.number')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '6']);
  const places = numbers.map((text) => [
    Number(text.getAttribute('x')),
    Number(text.getAttribute('y')),
  ]);
  const gaps = places.slice(1).map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = places[index] ?? [];
    return Math.hypot(x - beforeX, y - beforeY);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(10);
});

test('grows only the ticks of the line that is pointed at', () => {
  const { container } = render(<ScoreRing value={61} lost={lost} highlight={2} label="Score" />);

  expect(container.querySelectorAll('path[data-highlighted]')).toHaveLength(1);
  expect(container.querySelector('path[data-highlighted]')?.getAttribute('pathLength')).toBe('24');
});

test('names the band of a mini ring', () => {
  render(<MiniRing value={59} band="weak" />);

  expect(screen.getByRole('img', { name: 'Score 59, Weak' })).toBeTruthy();
});

test('a mini ring without a verdict shows no figure and no tick', () => {
  const { container } = render(<MiniRing value={100} band="unjudged" />);

  expect(screen.getByRole('img', { name: 'Not judged' }).textContent).toBe('–');
  expect(ticks(container, 'filled')).toBe(0);
});
