import { pages, type LibraryTemplate } from '@replysmith/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { LibraryPromo } from './closing.tsx';

/** The library with the ways into it, as HTML. */
export function renderLibraryPromo(library: readonly LibraryTemplate[]): string {
  return renderToStaticMarkup(
    <StaticRouter location={pages.home}>
      <LibraryPromo library={library} />
    </StaticRouter>,
  );
}
