import { renderToStaticMarkup } from 'react-dom/server';
import { siteContent } from '../../../data/site-content.ts';
import { LastCall, OwnersClaims } from './closing.tsx';

/** The end of the page as HTML: the way in once more, and what the owner says. */
export function renderClosing(): string {
  return renderToStaticMarkup(
    <>
      <LastCall />
      <OwnersClaims content={siteContent} />
    </>,
  );
}
