import type { LibraryTemplate } from '@replysmith/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { LibraryPromo } from './closing.tsx';

/** The library with the ways into it, as HTML. */
export function renderLibraryPromo(library: readonly LibraryTemplate[]): string {
  return renderToStaticMarkup(<LibraryPromo library={library} />);
}
