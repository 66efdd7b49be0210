import { useTutorialEnding } from '../../data/onboarding.ts';
import { Dialog } from '../../components/dialog.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** The tutorial over the page; closing it in any way ends it. */
export function OnboardingWizard({ isOpen }: { isOpen: boolean }) {
  const { end } = useTutorialEnding();
  const skip = () => end('skipped');
  return (
    <Dialog label="Tutorial" size="medium" isOpen={isOpen} onClose={skip}>
      <WizardSteps
        onSkip={skip}
        onFinish={(isForGood) => end(isForGood ? 'skipped' : 'finished')}
      />
    </Dialog>
  );
}
