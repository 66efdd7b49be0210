import { pages } from '@replysmith/contract';
import { siteContent } from '../data/site-content.ts';
import { ContactPage } from '../features/site-texts/contact-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

const title = 'Contact · Replysmith';

const description =
  'How to reach the people behind Replysmith: support, offices, partnerships, enterprise and media, and answers to common questions.';

export function meta() {
  return pageMeta({ title, description, path: pages.contact });
}

export default function Contact() {
  return <ContactPage content={siteContent} />;
}
