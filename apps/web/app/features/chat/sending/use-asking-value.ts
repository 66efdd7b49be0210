import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Asking } from './ask-context.ts';
import type { Ask } from './ask.ts';

type AskingOptions = {
  isBusy: boolean;
  latestId: string | null;
  send: (ask: Ask) => void;
  edit: Asking['edit'];
};

/** The same value until something is sent or answered, so that a long conversation is not drawn again. */
export function useAskingValue({ isBusy, latestId, send, edit }: AskingOptions): Asking {
  const latest = useRef({ send, edit });
  useLayoutEffect(() => {
    latest.current = { send, edit };
  });
  return useMemo(
    () => ({
      ask: isBusy ? null : (ask) => latest.current.send(ask),
      edit: (exchange) => latest.current.edit(exchange),
      latestId,
    }),
    [isBusy, latestId],
  );
}
