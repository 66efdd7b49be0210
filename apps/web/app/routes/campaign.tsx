import { useParams } from 'react-router';
import { CampaignPage } from '../features/campaigns/wizard/campaign-page.tsx';

export function meta() {
  return [{ title: 'Campaign · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function Campaign() {
  const { campaignId = 'new' } = useParams();
  return <CampaignPage id={campaignId} />;
}
