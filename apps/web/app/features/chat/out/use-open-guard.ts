import type { EmailText } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import { openPlaces } from './open-places.ts';

/** A way out that an email may take. */
export type WayOut = {
  /** "Copy" */
  readonly verb: string;
  readonly go: (email: EmailText) => void;
  /** What a program may fill later goes this way as it is. */
  readonly keepsTags?: boolean;
};

/** Holds an email back that has blanks left, and one with merge tags until the writer says that it may go as it is. */
export function useOpenGuard(email: EmailText) {
  const [held, setHeld] = useState<WayOut | null>(null);
  const open = useMemo(() => openPlaces(email), [email]);
  const isHeldBack = ({ keepsTags = false }: WayOut) =>
    open.blanks.length > 0 || (open.tags.length > 0 && !keepsTags);
  return {
    open,
    /** What waits for the writer's word. */
    held: held && isHeldBack(held) ? held : null,
    leave: (way: WayOut) => {
      if (isHeldBack(way)) setHeld(way);
      else way.go(email);
    },
    goOn: () => {
      setHeld(null);
      held?.go(email);
    },
    stay: () => setHeld(null),
  };
}

export type OpenGuard = ReturnType<typeof useOpenGuard>;
