import { libraryTemplates as library } from '../../data/library.server.ts';
import { propose } from '../../data/coach/propose.ts';
import { sampleDraft } from '../../data/examples.ts';
import { renderChapters } from './chapters/render-chapters.server.tsx';
import { renderClosing } from './closing/render-closing.server.tsx';
import { renderLibraryPromo } from './closing/render-library-promo.server.tsx';
import { renderGallery } from './gallery/render-gallery.server.tsx';
import { freePlan, standardPlans } from '@replysmith/contract';

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

/** How many AI requests the free plan allows in a day. */
function countFreeRequests(): number {
  const free = standardPlans().find(({ key }) => key === freePlan);
  const limit = free?.features.find(
    ({ feature_key }) => feature_key === 'daily_ai_requests',
  )?.limit;
  if (limit?.kind !== 'limit') throw new Error('The free plan names no figure.');
  return limit.value;
}
