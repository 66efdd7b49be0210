import { pages } from '@replysmith/contract';
import { siteContent } from '../data/site-content.ts';
import { TermsPage } from '../features/site-texts/terms-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'Terms of service · Replysmith';

const description =
  'What you can expect of Replysmith and what it expects of you: accounts, acceptable use, payment, cancellation, and the law that applies.';

export function meta() {
  return pageMeta({ title, description, path: pages.terms });
}

export default function TermsOfService() {
  return <TermsPage content={siteContent} />;
}
