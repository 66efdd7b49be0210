import { pages } from '@replysmith/contract';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Contact from '../standalone/pages/contact.tsx';

const title = 'Contact · Replysmith';

const description =
  'How to reach the people behind Replysmith: support, offices, partnerships, enterprise and media, and answers to common questions.';

export function meta() {
  return pageMeta({ title, description, path: pages.contact });
}

export default function ContactRoute() {
  return <PageRoute name="contact" Page={Contact} props={{}} />;
}
