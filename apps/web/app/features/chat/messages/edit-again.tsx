import type { ChatMessage } from '@replysmith/contract';
import { IconPencil } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { useAsking } from '../sending/ask-context.ts';

/** Takes what was sent last back into the composer, to be changed and sent as another try. */
export function EditAgain({ message }: { message: ChatMessage }) {
  const { ask, edit, latestId } = useAsking();
  if (message.id !== latestId) return null;
  return (
    <Button variant="quiet" size="small" isBusy={ask === null} onClick={() => edit(message)}>
      <IconPencil size={16} stroke={1.5} aria-hidden />
      Edit
    </Button>
  );
}
