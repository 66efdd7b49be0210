import { pages } from '@replysmith/contract';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import TermsOfService from '../standalone/pages/terms-of-service.tsx';

const title = 'Terms of service · Replysmith';

const description =
  'What you can expect of Replysmith and what it expects of you: accounts, acceptable use, payment, cancellation, and the law that applies.';

export function meta() {
  return pageMeta({ title, description, path: pages.terms });
}

export default function TermsOfServiceRoute() {
  return <PageRoute name="terms-of-service" Page={TermsOfService} props={{}} />;
}
