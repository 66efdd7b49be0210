import { libraryTemplates as library } from '../../data/library.server.ts';
import { propose } from '../../data/coach/propose.ts';
import { sampleDraft } from '../../data/examples.ts';
import { renderChapters } from './chapters/render-chapters.server.tsx';
import { renderClosing } from './closing/render-closing.server.tsx';
import { renderLibraryPromo } from './closing/render-library-promo.server.tsx';
import { countFreeRequests } from './count-free-requests.ts';
import { renderGallery } from './gallery/render-gallery.server.tsx';

type LandingContent = ReturnType<typeof writeContent>;

let written: LandingContent | undefined;

/** The page's content, computed once: the build renders the page and its data separately. */
export function landingContent(): LandingContent {
  return (written ??= writeContent());
}

function writeContent() {
  const rewrite = propose(sampleDraft);
  return {
    sample: rewrite.before,
    freeRequests: countFreeRequests(),
    chapters: renderChapters({ rewrite, library }),
    gallery: renderGallery(),
    promo: renderLibraryPromo(library),
    closing: renderClosing(),
  };
}
