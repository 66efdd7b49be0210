import { PageRoute } from '../standalone/page-route.tsx';
import NotFound from '../standalone/pages/not-found.tsx';

export function meta() {
  return [{ title: 'Page not found · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
  return <PageRoute name="not-found" Page={NotFound} props={{}} />;
}
