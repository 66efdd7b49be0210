import { pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useState } from 'react';
import { useCampaign } from '../../../data/campaigns.ts';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { blankCampaignForm, newCampaign } from '../campaign-form.ts';
import classes from './wizard.module.css';
import { CampaignWizard } from './wizard.tsx';

/** A campaign at its address. A new one stays mounted when it gets its id. */
export function CampaignPage({ id }: { id: string }) {
  const [made, setMade] = useState<string | null>(null);
  if (id === newCampaign || id === made) return <NewCampaign onMade={setMade} />;
  return <SavedCampaign key={id} id={id} />;
}

function NewCampaign({ onMade }: { onMade: (id: string) => void }) {
  const { id: userId } = useSignedInUser();
  const { data, error } = useProfile(userId);
  if (!data && !error) return <Loading />;
  const industry = data?.optimization_preferences.industry ?? '';
  const isKnown = industry !== '' && industry !== 'general';
  const start = isKnown ? { ...blankCampaignForm, industry } : blankCampaignForm;
  return <CampaignWizard campaign={null} start={start} onMade={onMade} />;
}

function SavedCampaign({ id }: { id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useCampaign(id);
  if (data && data.deleted_at === null && isFetchedAfterMount) {
    return <CampaignWizard campaign={data} start={blankCampaignForm} />;
  }
  if (data?.deleted_at || isNotFound(error)) {
    return (
      <main className={classes.page}>
        <EmptyState
          title={data ? 'This campaign was deleted' : 'There is no such campaign'}
          isPage
          action={<ButtonLink to={pages.campaigns}>Your campaigns</ButtonLink>}
        >
          {data
            ? `It can be restored for ${trashDays} days, from the deleted campaigns.`
            : 'It may have been deleted, or it belongs to another account.'}
        </EmptyState>
      </main>
    );
  }
  if (error) {
    return (
      <main className={classes.page}>
        <NotLoaded
          title="The campaign could not be loaded"
          error={error}
          isPage
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <main className={classes.page}>
      <Skeleton label="Loading campaign..." />
    </main>
  );
}
