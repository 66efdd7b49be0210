import { useLayoutEffect, type RefObject } from 'react';

/** Beside a link that is scrolled to, a little of the next can be seen. */
const beside = 20;

/** On a phone the places stand in a row that scrolls: where one is must not be out of sight. */
export function useHereInView(row: RefObject<HTMLElement | null>, here: string): void {
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = row.current?.getBoundingClientRect();
    if (!link || !room) return;
    if (link.right > room.right) row.current?.scrollBy(link.right - room.right + beside, 0);
    else if (link.left < room.left) row.current?.scrollBy(link.left - room.left - beside, 0);
  }, [row, here]);
}
