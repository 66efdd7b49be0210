import { renderToStaticMarkup } from 'react-dom/server';
import { siteContent } from '../../../data/site-content.ts';
import { OwnersClaims } from './owners-claims.tsx';

/** The owner's claims as HTML. */
export function renderClaims(): string {
  return renderToStaticMarkup(<OwnersClaims content={siteContent} />);
}
