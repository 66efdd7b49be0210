import { renderToStaticMarkup } from 'react-dom/server';
import { ContactSheet } from './contact-sheet.tsx';

/** The nine pictures as HTML. */
export function renderGallery(): string {
  return renderToStaticMarkup(<ContactSheet />);
}
