import { pages } from '@replysmith/contract';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Accessibility from '../standalone/pages/accessibility.tsx';

const title = 'Accessibility · Replysmith';

const description =
  'What Replysmith aims for in accessibility, what is checked with every change, what does not work well yet, and how to tell us.';

export function meta() {
  return pageMeta({ title, description, path: pages.accessibility });
}

export default function AccessibilityRoute() {
  return <PageRoute name="accessibility" Page={Accessibility} props={{}} />;
}
