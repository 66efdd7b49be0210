import { libraryTemplates } from '../../data/library.server.ts';
import { propose } from '../../data/live-score/answer.ts';
import { sampleDraft } from '../../data/sample-draft.ts';
import { renderChapters } from './chapters/render-chapters.server.tsx';
import { countLibrary } from './closing/count-library.ts';
import { renderClaims } from './closing/render-claims.server.tsx';
import { countFreeRequests } from './count-free-requests.ts';

type LandingContent = ReturnType<typeof writeContent>;

let written: LandingContent | undefined;

/** What the page says; written once, since the build asks for the page and for its data. */
export function landingContent(): LandingContent {
  return (written ??= writeContent());
}

function writeContent() {
  const rewrite = propose(sampleDraft);
  return {
    sample: rewrite.before,
    freeRequests: countFreeRequests(),
    chapters: renderChapters({ rewrite, library: libraryTemplates }),
    library: countLibrary(libraryTemplates),
    claims: renderClaims(),
  };
}
