import { CampaignsPage } from '../features/campaigns/list/campaigns-page.tsx';

export function meta() {
  return [{ title: 'Campaign wizard · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Wizard() {
  return <CampaignsPage />;
}
