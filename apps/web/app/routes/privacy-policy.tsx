import { pages } from '@replysmith/contract';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import PrivacyPolicy from '../standalone/pages/privacy-policy.tsx';

const title = 'Privacy policy · Replysmith';

const description =
  'What Replysmith keeps about you, what for and how long, who else sees it, and how you export or delete all of it.';

export function meta() {
  return pageMeta({ title, description, path: pages.privacy });
}

export default function PrivacyPolicyRoute() {
  return <PageRoute name="privacy-policy" Page={PrivacyPolicy} props={{}} />;
}
