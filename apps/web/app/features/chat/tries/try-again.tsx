import { IconRefresh } from '@tabler/icons-react';
import type { ChatMessage } from '@replysmith/contract';
import { Button } from '../../../ui/button/button.tsx';
import type { Ask } from '../sending/ask.ts';
import { useAgain } from '../sending/use-again.ts';

type TryAgainProps = {
  draft: ChatMessage;
  /** What was said of it besides its words. */
  as?: Pick<Ask, 'manner' | 'readAs' | 'persona'>;
  /** What it costs, and what may come of it. */
  title: string;
};

/** Sends a message of the writer's once more as it was. */
export function TryAgain({ draft, as, title }: TryAgainProps) {
  const again = useAgain(draft);
  return (
    <Button
      variant="quiet"
      size="small"
      title={title}
      isBusy={again === null}
      onClick={() => again?.(as)}
    >
      <IconRefresh size={16} stroke={1.5} aria-hidden />
      Try again
    </Button>
  );
}
