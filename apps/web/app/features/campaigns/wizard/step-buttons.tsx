import { Button } from '../../../ui/button/button.tsx';
import type { Step } from '../steps.ts';
import type { CampaignSaver } from './saving/campaign-saver.ts';
import { useSaveDraft } from './saving/use-save-draft.ts';
import { SendToChat } from './send-to-chat.tsx';
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
    <div className={classes.buttons}>
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
