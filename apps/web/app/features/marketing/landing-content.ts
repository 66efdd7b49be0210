import type { LibraryTemplate } from '@replysmith/contract';
import { propose } from '../../data/live-score/answer.ts';
import { sampleDraft } from '../../data/sample-draft.ts';
import { renderChapters } from './chapters/render-chapters.tsx';
import { countLibrary } from './closing/count-library.ts';
import { renderClaims } from './closing/render-claims.tsx';

type LandingContent = ReturnType<typeof writeContent>;

let written: LandingContent | undefined;

/** What the page says; written once, since the build asks for the page and for its data. */
export function landingContent(library: readonly LibraryTemplate[]): LandingContent {
  return (written ??= writeContent(library));
}

function writeContent(library: readonly LibraryTemplate[]) {
  const rewrite = propose(sampleDraft);
  return {
    sample: rewrite.before,
    chapters: renderChapters({ rewrite, library }),
    library: countLibrary(library),
    claims: renderClaims(),
  };
}
