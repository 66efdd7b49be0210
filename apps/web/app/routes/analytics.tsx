import { AnalyticsPage } from '../features/analytics/analytics-page.tsx';

export function meta() {
  return [{ title: 'Analytics · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Analytics() {
  return <AnalyticsPage />;
}
