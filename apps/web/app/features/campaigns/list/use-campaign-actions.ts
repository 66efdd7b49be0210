import { pages, trashDays, type WizardCampaign } from '@replysmith/contract';
import {
  useDeleteCampaign,
  useDuplicateCampaign,
  useRestoreCampaign,
} from '../../../data/campaigns/change-campaigns.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { isolated } from '../../../lib/words/isolated.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { nameOf } from './name-of.ts';

/** What can be done with a campaign from its row, which may be gone before that is answered. */
export function useCampaignActions(campaign: WizardCampaign) {
  const { mutateAsync: remove } = useDeleteCampaign();
  const { mutateAsync: restore } = useRestoreCampaign();
  const { mutateAsync: duplicate, isPending: isDuplicating } = useDuplicateCampaign();
  const { id } = campaign;
  const name = nameOf(campaign);

  const putBack = () =>
    void restore(id).then(
      () => showToast({ title: 'Campaign is back', message: name }),
      (error: unknown) => tellFailure('Failed to restore campaign', error),
    );
  return {
    restore: putBack,
    remove: () =>
      void remove(id).then(
        () =>
          showToast({
            title: 'Campaign deleted',
            message: `“${isolated(name)}” can be had back for ${trashDays} days. Its emails stay.`,
            action: { label: 'Undo', run: putBack },
          }),
        (error: unknown) => tellFailure('Failed to delete campaign', error),
      ),
    duplicate: () => {
      if (isDuplicating) return;
      void duplicate(id).then(
        (copy) =>
          showToast({
            title: 'Campaign duplicated',
            message: nameOf(copy),
            link: { to: pages.campaign(copy.id), label: 'Edit the copy' },
          }),
        (error: unknown) => tellFailure('Failed to duplicate campaign', error),
      );
    },
  };
}

function tellFailure(what: string, error: unknown): void {
  const message = `${what}. ${explainFailure(error).message}`;
  showToast({ title: 'Error', message, kind: 'error' });
}
