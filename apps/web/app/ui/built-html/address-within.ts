import type { MouseEvent } from 'react';

/** The page of this site that a plain click on a link asks for; null when the browser is to act. */
export function addressWithin(click: MouseEvent): string | null {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  const isPlain = !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  const isFile = link?.pathname.includes('.');
  if (!link || !isPlain || isFile || link.target || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}
