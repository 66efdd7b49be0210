import { ToolsPage } from '../features/tools/tools-page.tsx';

export function meta() {
  return [{ title: 'Tools · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Tools() {
  return <ToolsPage />;
}
