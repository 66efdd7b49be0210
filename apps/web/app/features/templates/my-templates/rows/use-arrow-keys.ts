import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { lineOf, type Layout } from './place-sections.ts';

/** Arrow keys lead from template to template, also to those that are not drawn yet. */
export function useArrowKeys(
  place: RefObject<HTMLElement | null>,
  layout: Layout,
  scrollToLine: (line: number) => void,
) {
  const awaited = useRef<number | null>(null);

  const focus = (position: number): boolean => {
    const card = place.current?.querySelector(`[aria-posinset="${position + 1}"]`);
    const target = card?.querySelector<HTMLElement>('[data-way-in]');
    target?.focus();
    return Boolean(target);
  };

  useEffect(() => {
    if (awaited.current !== null && focus(awaited.current)) awaited.current = null;
  });

  return ({ key, target }: KeyboardEvent): boolean => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-way-in]')) return false;
    const step = stepOf(key, layout.columns);
    const at = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
    const next = at + step;
    if (step === 0 || next < 0 || next >= layout.templateCount) return false;
    if (!focus(next)) {
      awaited.current = next;
      scrollToLine(lineOf(layout, next));
    }
    return true;
  };
}

function stepOf(key: string, columns: number): number {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return 0;
  }
}
