import { MyTemplatesPage } from '../features/templates/my-templates/my-templates-page.tsx';

export function meta() {
  return [{ title: 'My Templates · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Templates() {
  return <MyTemplatesPage />;
}
