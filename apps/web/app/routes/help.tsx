import { HelpPage } from '../features/help/help-page.tsx';

export function meta() {
  return [{ title: 'Help Center · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Help() {
  return <HelpPage />;
}
