import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { useAgain } from '../sending/use-again.ts';

type TryAgainProps = {
  exchange: Exchange;
  /** What it costs, and what may come of it. */
  title: string;
};

/** Sends a message of the writer's once more as it was. */
export function TryAgain({ exchange, title }: TryAgainProps) {
  const again = useAgain(exchange);
  return (
    <Button
      variant="quiet"
      size="small"
      title={title}
      isBusy={again === null}
      onClick={() => again?.()}
    >
      <IconRefresh size={16} stroke={1.5} aria-hidden />
      Try again
    </Button>
  );
}
