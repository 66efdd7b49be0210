import { type WizardCampaign, pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useRef } from 'react';
import { showToast } from '../../../components/toast.tsx';
import { explainFailure } from '../../../lib/api-error.ts';
import { isolated } from '../../../lib/words.ts';
import { useDeleteCampaign, useDuplicateCampaign, useRestoreCampaign } from '../api.ts';

/** A row's actions; the row may be unmounted before they are answered. */
export function useCampaignActions(campaign: WizardCampaign) {
  const { mutateAsync: remove } = useDeleteCampaign();
  const { mutateAsync: restore } = useRestoreCampaign();
  const { mutateAsync: duplicate } = useDuplicateCampaign();
  /** A second click comes before the state of the first. */
  const isDuplicating = useRef(false);
  const { id } = campaign;
  const name = nameOf(campaign);

  const putBack = () =>
    void restore(id).then(
      () => showToast({ title: 'Campaign restored', message: name }),
      (error: unknown) => showFailure('Failed to restore campaign', error),
    );
  return {
    restore: putBack,
    remove: () =>
      void remove(id).then(
        () =>
          showToast({
            title: 'Campaign deleted',
            message: `“${isolated(name)}” can be restored for ${trashDays} days. Its emails stay.`,
            action: { label: 'Undo', run: putBack },
          }),
        (error: unknown) => showFailure('Failed to delete campaign', error),
      ),
    duplicate: () => {
      if (isDuplicating.current) return;
      isDuplicating.current = true;
      void duplicate(id)
        .then(
          (copy) =>
            showToast({
              title: 'Campaign duplicated',
              message: nameOf(copy),
              link: { to: pages.campaign(copy.id), label: 'Edit the copy' },
            }),
          (error: unknown) => showFailure('Failed to duplicate campaign', error),
        )
        .finally(() => {
          isDuplicating.current = false;
        });
    },
  };
}

function showFailure(what: string, error: unknown): void {
  const message = `${what}. ${explainFailure(error).message}`;
  showToast({ title: 'Error', message, kind: 'error' });
}

/** A campaign's display name, even if it has none. */
export function nameOf({ template_name }: Pick<WizardCampaign, 'template_name'>): string {
  return template_name.trim() || 'Campaign without a name';
}
