import { libraryTemplates } from '@replysmith/library';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JudgedRow, shownTemplates } from './closing.tsx';

test.each(shownTemplates(libraryTemplates))('loses what $name lacks of 100', (template) => {
  const { container } = render(<JudgedRow template={template} />);
  const points = [...container.querySelectorAll('b')].map(({ textContent }) =>
    Number(textContent.replace('−', '-')),
  );
  expect(points.length).toBeGreaterThan(0);
  expect(100 + points.reduce((sum, lost) => sum + lost, 0)).toBe(template.optimization_score);
});

test('shows templates of different readers, trades and occasions', () => {
  const shown = shownTemplates(libraryTemplates);
  for (const part of ['persona', 'industry', 'category'] as const)
    expect(new Set(shown.map((template) => template[part])).size).toBe(shown.length);
});
