import { TipsPage } from '../features/tips/tips-page.tsx';

export function meta() {
  return [{ title: 'Tips · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Tips() {
  return <TipsPage />;
}
