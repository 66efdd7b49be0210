type Shelf = { readonly count: number; readonly columns: number };

/** How many rows Page Up and Page Down go. */
const page = 3;

/** Where a key leads on a shelf of cards; null for a key that leads nowhere. */
export function nextPlace(key: string, from: number, { count, columns }: Shelf): number | null {
  const to = placeFor(key, from, { count, columns });
  if (to === null) return null;
  return Math.min(count - 1, Math.max(0, to));
}

function placeFor(key: string, from: number, { count, columns }: Shelf): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns < count ? from + columns : from;
    case 'ArrowUp':
      return from >= columns ? from - columns : from;
    case 'PageDown':
      return from + page * columns;
    case 'PageUp':
      return from - page * columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
