import { pages } from '@replysmith/contract';
import { pageMeta } from '../lib/page-meta.ts';
import { PageRoute } from '../standalone/page-route.tsx';
import Extension from '../standalone/pages/extension.tsx';

const title = 'The extension: a score beside your draft in Gmail and Outlook · Replysmith';

const description =
  'A ring beside the email you are writing, with every lost point and its reason. It counts in your browser, sends nothing and needs no account.';

export function meta() {
  return pageMeta({ title, description, path: pages.extension });
}

export default function ExtensionRoute() {
  return <PageRoute name="extension" Page={Extension} props={{}} />;
}
