import type { ChatMessage } from '@replysmith/contract';
import { IconPencil } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import type { ReadAs } from '../reading/read-as.ts';
import { useAsking } from '../sending/ask-context.ts';

type EditAgainProps = {
  message: ChatMessage;
  /** What was said of it, where it is an email. */
  readAs?: ReadAs | undefined;
};

/** Takes what was sent last back into the composer, to be changed and sent as another try. */
export function EditAgain({ message, readAs }: EditAgainProps) {
  const { ask, edit, latestId } = useAsking();
  if (message.id !== latestId) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={ask === null}
      onClick={() => edit(message, readAs)}
    >
      <IconPencil size={16} stroke={1.5} aria-hidden />
      Edit
    </Button>
  );
}
