import { pages } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { useLoaderData } from 'react-router';
import { propose } from '../data/live-score/answer.ts';
import { sampleDraft } from '../data/sample-draft.ts';
import { useVisitor } from '../data/visitor.tsx';
import '../features/marketing/chapters/chapter-styles.ts';
import { renderChapters } from '../features/marketing/chapters/render-chapters.tsx';
import { Gallery } from '../features/marketing/gallery/gallery.tsx';
import { renderGallery } from '../features/marketing/gallery/render-gallery.tsx';
import { LandingPage } from '../features/marketing/landing-page.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { BuiltHtml } from '../ui/built-html/built-html.tsx';

const title = 'Replysmith: every cold email starts at 100';
const description =
  'See what your cold email loses, point by point: the words that cost it, the reason, and the evidence. Free, in your browser, nothing sent.';

export function meta() {
  return pageMeta({ title, description, path: pages.home });
}

/** Runs while the page is prerendered, so that all of it is there without JavaScript. */
export function loader() {
  const rewrite = propose(sampleDraft);
  return {
    sample: rewrite.before,
    chapters: renderChapters({ rewrite, library: libraryTemplates }),
    gallery: renderGallery(),
  };
}

export default function Landing() {
  const { sample, chapters, gallery } = useLoaderData<typeof loader>();
  const { isSignedIn } = useVisitor();
  return (
    <>
      <LandingPage sample={sample} isSignedIn={isSignedIn} />
      <BuiltHtml html={chapters} />
      <Gallery html={gallery} />
      <PricingSection isSignedIn={isSignedIn} />
    </>
  );
}
