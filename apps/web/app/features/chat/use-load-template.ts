import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  chatTextOf,
  loadedTemplate,
  type LoadTemplate,
} from '../../data/templates/load-template.ts';
import { keptWork } from '../../lib/kept-work.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { keepOrigin, keptOrigin } from './sending/draft-origin.ts';
import { giveBack } from './sending/draft-place.ts';

/** Puts a template that was sent here into the draft, above what was being written. */
export function useLoadTemplate(draftKey: string, onLoaded: () => void) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  const load = useEffectEvent((template: LoadTemplate) => {
    const isJoined = keptWork(draftKey) !== '';
    const loaded = chatTextOf(template);
    giveBack(draftKey, loaded);
    const { templateId, wizardCampaignId: campaignId } = template;
    keepOrigin(draftKey, {
      ...keptOrigin(draftKey),
      ...(templateId && { templateId, loaded }),
      ...(campaignId && { campaignId }),
    });
    onLoaded();
    // Once only, also after a reload.
    void navigate('.', { replace: true, state: null });
    showToast({
      title: 'Template loaded',
      message: isJoined
        ? 'It stands above what you had written, which is still there.'
        : template.templateName,
    });
  });
  useEffect(() => {
    const template = loadedTemplate(state);
    if (template) load(template);
  }, [state]);
}
