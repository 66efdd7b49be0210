import { renderToStaticMarkup } from 'react-dom/server';
import { ContactSheet } from './contact-sheet.tsx';

/** The nine pictures as HTML; only the build runs this. */
export function renderGallery(): string {
  return renderToStaticMarkup(<ContactSheet />);
}
