import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  chatTextOf,
  loadedTemplate,
  type LoadTemplate,
} from '../../data/templates/load-template.ts';
import { keptWork } from '../../lib/kept-work/kept-work.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { putBefore } from './sending/drafts/draft-place.ts';

/** What a toast is about that says so. */
export const loading = 'loaded into the draft';

/** Puts a template that was sent here into the draft, above what was being written; a brief in its place. */
export function useLoadTemplate(draftKey: string, onLoaded: () => void) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  const load = useEffectEvent((template: LoadTemplate) => {
    const written = keptWork(draftKey);
    const loaded = chatTextOf(template);
    const { templateId, wizardCampaignId: campaignId } = template;
    const from = { ...(templateId && { templateId }), ...(campaignId && { campaignId }) };
    const isFrom = Object.keys(from).length > 0;
    putBefore(draftKey, { text: loaded, origin: isFrom ? { ...from, loaded } : {} });
    const isJoined = written !== '' && keptWork(draftKey) !== loaded;
    onLoaded();
    // Once only, also after a reload.
    void navigate('.', { replace: true, state: null });
    showToast({
      about: loading,
      title: campaignId ? 'Brief loaded' : 'Template loaded',
      message: isJoined
        ? 'It stands above what you had written, which is still there.'
        : template.templateName,
      isName: !isJoined,
    });
  });
  useEffect(() => {
    const template = loadedTemplate(state);
    if (template) load(template);
  }, [state]);
}
