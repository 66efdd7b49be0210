import { pages } from '@replysmith/contract';
import { siteContent } from '../data/site-content.ts';
import { PrivacyPage } from '../features/site-texts/privacy-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'Privacy policy · Replysmith';

const description =
  'What Replysmith keeps about you, what for and how long, who else sees it, and how you export or delete all of it.';

export function meta() {
  return pageMeta({ title, description, path: pages.privacy });
}

export default function PrivacyPolicy() {
  return <PrivacyPage content={siteContent} />;
}
