import { pages } from '@replysmith/contract';
import { siteContent } from '../data/site-content.ts';
import { AccessibilityPage } from '../features/site-texts/accessibility-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'Accessibility · Replysmith';

const description =
  'What Replysmith aims for in accessibility, what is checked with every change, what does not work well yet, and how to tell us.';

export function meta() {
  return pageMeta({ title, description, path: pages.accessibility });
}

export default function Accessibility() {
  return <AccessibilityPage content={siteContent} />;
}
