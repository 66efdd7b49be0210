import { formatBrief } from '@replysmith/coach/light';
import { pages } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoadTemplate } from '../../../data/load-template.ts';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast.tsx';
import { briefOf, namesIn } from '../campaign-form.ts';
import type { Step } from '../steps.ts';
import type { CampaignSaver } from './campaign-saver.ts';
import type { useStep } from './use-step.ts';
import classes from './wizard.module.css';

type StepButtonsProps = {
  saver: CampaignSaver;
  steps: ReturnType<typeof useStep>;
  /** Whether the step may be left as it is. */
  onCheck: () => boolean;
};

/** The ways on, back and out. */
export function StepButtons({ saver, steps, onCheck }: StepButtonsProps) {
  const { step, isFromReview, goTo } = steps;
  const saveDraft = useSaveDraft(saver);
  return (
    <div className={`row pt-2 ${classes.buttons}`}>
      {step < 5 && <Button type="submit">{isFromReview ? 'Back to review' : 'Next'}</Button>}
      {step === 5 && <SendToChat saver={saver} />}
      {step > 1 && !isFromReview && (
        <Button variant="line" onClick={() => goTo((step - 1) as Step)}>
          Previous
        </Button>
      )}
      {step === 5 && (
        <Button variant="line" onClick={() => goTo(1)}>
          Edit Campaign
        </Button>
      )}
      <Button
        variant="quiet"
        isBusy={saveDraft.isSaving}
        onClick={() => onCheck() && saveDraft.save()}
      >
        Save Draft
      </Button>
    </div>
  );
}

/** Saves the campaign and opens the chat with its brief. */
function SendToChat({ saver }: { saver: CampaignSaver }) {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const isSaved = await saver.save();
    const { saved, form } = saver.read();
    if (!isSaved || !saved) {
      isUnderWay.current = false;
      setSending(false);
      showNotSaved(saver);
      return;
    }
    const loadTemplate: LoadTemplate = {
      subject: '',
      content: formatBrief(briefOf(form, namesIn(saved))),
      templateName: form.template_name.trim(),
      isFromLibrary: false,
      isFromWizard: true,
      wizardCampaignId: saved.id,
    };
    void navigate(pages.chat, { state: { loadTemplate } });
  };
  return (
    <Button variant="ember" isBusy={isSending} onClick={() => void send()}>
      {isSending ? 'Saving…' : 'Send to chat'}
    </Button>
  );
}

/** Saves on request, and reports the result. */
function useSaveDraft(saver: CampaignSaver) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await saver.save();
    setSaving(false);
    const about = 'campaign';
    if (isSaved) {
      const message = 'It is saved as a draft.';
      showToast({ about, title: 'Campaign Saved', message });
    } else showNotSaved(saver);
    return isSaved;
  };
  return { isSaving, save: () => void save() };
}

/** Says why a campaign could not be saved. */
function showNotSaved(saver: CampaignSaver): void {
  const { failure, disputed } = saver.read();
  const reason =
    disputed.length > 0
      ? 'It was changed elsewhere in the meantime: choose which version to keep.'
      : (failure?.message ?? '');
  const message = `Failed to save campaign. ${reason} What you wrote is still here.`;
  showToast({ about: 'campaign', title: 'Error', message, kind: 'error' });
}
