import { IconPencil } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { useAsking } from '../sending/ask-context.ts';

/** Takes what was sent last back into the composer, to be changed and sent as another try. */
export function EditAgain({ exchange }: { exchange: Exchange }) {
  const { ask, edit, latestId } = useAsking();
  if (exchange.draft.id !== latestId) return null;
  return (
    <Button variant="quiet" size="small" isBusy={ask === null} onClick={() => edit(exchange)}>
      <IconPencil size={16} stroke={1.5} aria-hidden />
      Edit
    </Button>
  );
}
