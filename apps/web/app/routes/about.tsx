import { pages } from '@replysmith/contract';
import { useLoaderData } from 'react-router';
import { siteContent } from '../data/site-content.ts';
import { AboutPage } from '../features/site-texts/about/about-page.tsx';
import { tallyEvidence } from '../features/site-texts/about/tally-evidence.server.ts';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'About Replysmith: advice on email, with its reasons';

const description =
  'Why a cold email starts at 100, how the score came about, what the evidence says, and what the coach refuses to do.';

export function meta() {
  return pageMeta({ title, description, path: pages.about });
}

/** Runs while the page is built. */
export function loader() {
  return tallyEvidence();
}

export default function About() {
  return <AboutPage content={siteContent} evidence={useLoaderData<typeof loader>()} />;
}
