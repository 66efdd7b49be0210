import { useState } from 'react';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import type { CampaignSaver } from './campaign-saver.ts';

/** Saves when asked to, and says how that went. */
export function useSaveDraft(saver: CampaignSaver) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await saver.save();
    setSaving(false);
    const about = 'campaign';
    if (isSaved) {
      const message = 'It is saved as a draft.';
      showToast({ about, title: 'Campaign Saved', message });
    } else tellNotSaved(saver);
    return isSaved;
  };
  return { isSaving, save: () => void save() };
}

/** Says why a campaign could not be saved. */
export function tellNotSaved(saver: CampaignSaver): void {
  const { failure, disputed } = saver.read();
  const reason =
    disputed.length > 0
      ? 'It was changed elsewhere meanwhile: choose what is to stay.'
      : (failure?.message ?? '');
  const message = `Failed to save campaign. ${reason} What you wrote is still here.`;
  showToast({ about: 'campaign', title: 'Error', message, kind: 'error' });
}
