import type { MouseEvent } from 'react';
import { useNavigate } from './navigation.tsx';

/**
 * A part that never changes and is rendered at build time. Its HTML comes from a route's loader, so
 * the browser needs none of its code. Never pass user text.
 */
export function BuiltHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  return (
    <div
      onClick={(click) => {
        const address = addressWithin(click);
        if (address === null) return;
        click.preventDefault();
        void navigate(address);
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The page of this site that a plain click on a link opens; null when the browser should handle it.
 */
function addressWithin(click: MouseEvent): string | null {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  const isPlain = !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  const isFile = link?.pathname.includes('.');
  if (!link || !isPlain || isFile || link.target || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}
