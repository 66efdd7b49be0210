import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useState, type FocusEvent } from 'react';

/** The line that has the focus stays drawn wherever one scrolls to, or the focus would be lost. */
export function useFocusedLine() {
  const [focused, setFocused] = useState<number | null>(null);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const lines = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || lines.includes(focused)) return lines;
      return [...lines, focused].sort((a, b) => a - b);
    },
    [focused],
  );

  return {
    rangeExtractor,
    onFocus: ({ target }: FocusEvent) => {
      const line = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
      setFocused(line === undefined ? null : Number(line));
    },
    onBlur: () => setFocused(null),
  };
}
