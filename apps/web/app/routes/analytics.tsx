import { AdvancedSection } from '../features/analytics/advanced/advanced-section.tsx';
import { AnalyticsPage } from '../features/analytics/analytics-page.tsx';
import { InsightsCard } from '../features/tips/insights-card.tsx';

export function meta() {
  return [{ title: 'Analytics · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Analytics() {
  return (
    <AnalyticsPage>
      <InsightsCard />
      <AdvancedSection />
    </AnalyticsPage>
  );
}
