import { IconFeather, IconPencil } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { isCoachAlone } from '../exchange/author.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { mannerNames } from '../exchange/manner-names.ts';
import { useAsking } from '../sending/ask-context.ts';
import { useAgain } from '../sending/use-again.ts';
import { otherManner } from './other-manner.ts';
import { TryAgain } from './try-again.tsx';
import classes from './try-bar.module.css';
import type { Tries } from '../exchange/tries-of.ts';

type TryActionsProps = { tries: Tries; exchange: Exchange; onShow: (index: number) => void };

/** The ways to another try of an email: in the other manner, by the model once more, or edited. */
export function TryActions({ tries, exchange, onShow }: TryActionsProps) {
  const { draft, answer } = exchange;
  const { edit, latestId } = useAsking();
  const again = useAgain(exchange);
  const result = answer?.optimization_results;
  if (!result) return null;
  const other = otherManner(tries, exchange);
  return (
    <span className={classes.actions}>
      {other && (
        <Action
          title={other.at === null ? 'Uses 1 request' : 'Shows the try that you have of it'}
          isBusy={other.at === null && again === null}
          onClick={() => {
            if (other.at === null) again?.({ manner: other.manner });
            else onShow(other.at);
          }}
        >
          <IconFeather size={16} stroke={1.5} aria-hidden />
          {mannerNames[other.manner]}
        </Action>
      )}
      {!isCoachAlone(result) && (
        <TryAgain exchange={exchange} title="Uses 1 request; the model may write something else" />
      )}
      {draft.id !== latestId && (
        <Action
          title="Puts the text into the field, to be sent again"
          onClick={() => edit(exchange)}
        >
          <IconPencil size={16} stroke={1.5} aria-hidden />
          Edit and resubmit
        </Action>
      )}
    </span>
  );
}

function Action(props: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return <Button variant="quiet" size="small" {...props} />;
}
