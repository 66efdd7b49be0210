import { useNavigate } from 'react-router';
import { addressWithin } from './address-within.ts';

/**
 * A part that never changes and that the build has rendered: its HTML comes as data from a route's
 * loader, so the browser needs none of its code. Only such HTML, never anybody's text.
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
