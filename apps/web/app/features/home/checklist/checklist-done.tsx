import type { Profile } from '@replysmith/contract';
import { useRestartTutorial } from '../../../data/profile/onboarding.ts';
import { useUpdateProfile } from '../../../data/profile/profile.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import classes from './checklist.module.css';
import { puttingAway } from './put-away.ts';

/** Once all is done: the tutorial once more, or the list away. */
export function ChecklistDone({ profile }: { profile: Profile }) {
  const restart = useRestartTutorial();
  const { mutate } = useUpdateProfile(profile.id);
  const putAway = () =>
    mutate(puttingAway(profile), {
      onError: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
    });
  return (
    <div className={classes.done}>
      <Button variant="line" size="small" onClick={restart}>
        Restart Tutorial
      </Button>
      <Button variant="quiet" size="small" onClick={putAway}>
        Put this list away
      </Button>
    </div>
  );
}
