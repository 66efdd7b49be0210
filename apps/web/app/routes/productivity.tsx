import { ProductivityPage } from '../features/productivity/productivity-page.tsx';

export function meta() {
  return [{ title: 'Productivity · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Productivity() {
  return <ProductivityPage />;
}
