import { usePutInUse } from '../../../data/chat/put-in-use.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { keepWork } from '../../../lib/kept-work/kept-work.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useKeptText } from '../../../lib/kept-work/use-kept-text.ts';
import { hasResult, type Exchange } from '../exchange/exchange.ts';
import { placeToShow } from '../exchange/place-to-show.ts';
import type { Tries } from '../exchange/tries-of.ts';

/**
 * Which try of a message is shown: the one in use, for every browser of the writer's. One without a
 * result cannot be put in use: looking at it is remembered in this browser, until another is in use.
 */
export function useShownTry({ id, exchanges }: Tries) {
  const { id: userId } = useSignedInUser();
  const { mutateAsync: putInUse } = usePutInUse();
  const key = `${userId}:try:${id}`;
  const looked = useKeptText(key);
  const usual = placeToShow(exchanges);
  const markOf = ({ draft }: Exchange) => `${exchanges[usual]?.draft.id ?? ''}:${draft.id}`;
  const found = exchanges.findIndex((exchange) => markOf(exchange) === looked);
  return {
    at: found < 0 ? usual : found,
    /** Shows the try at a place, and puts it in use. */
    show: (index: number) => {
      const exchange = exchanges[index];
      if (!exchange) return;
      const { answer } = exchange;
      const canBeUsed = answer !== null && hasResult(answer);
      keepWork(key, canBeUsed || index === usual ? '' : markOf(exchange));
      if (!canBeUsed || index === usual) return;
      putInUse(answer).catch((problem: unknown) => {
        const { message } = explainFailure(problem);
        showToast({ title: 'The try was not put in use', message, kind: 'error' });
      });
    },
  };
}
