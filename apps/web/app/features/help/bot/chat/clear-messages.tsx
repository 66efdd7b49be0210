import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useClearHelpMessages } from '../../../../data/help/help-messages.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';

/** Forgets the conversation, once it has been said that this is meant. */
export function ClearMessages({ isAsking }: { isAsking: boolean }) {
  const [isMeant, setMeant] = useState(false);
  const { mutate, isPending } = useClearHelpMessages();
  const clear = () =>
    mutate(undefined, {
      onError: (error) =>
        showToast({ title: 'Not cleared', message: explainFailure(error).message, kind: 'error' }),
    });
  const Icon = isMeant ? IconCheck : IconTrash;
  return (
    <Button
      variant={isMeant ? 'danger' : 'quiet'}
      size="small"
      isBusy={isAsking || isPending}
      onBlur={() => setMeant(false)}
      onClick={() => (isMeant ? clear() : setMeant(true))}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      {isMeant ? 'Clear all?' : 'Clear'}
    </Button>
  );
}
