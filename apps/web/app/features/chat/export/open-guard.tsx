import { findBrokenTags, findMergeTags } from '@replysmith/coach/light';
import type { EmailText } from '@replysmith/contract';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { blanksIn } from '../changes/choices.ts';
import { type OpenPlaces, openWords } from './open-words.ts';
import classes from './export-actions.module.css';

type OpenWarningProps = {
  guard: OpenGuard;
  /** Goes to the first blank; null where blanks cannot be filled. */
  onFill: (() => void) | null;
};

/**
 * Warns of what is not filled in before an email is exported. Merge tags may stay, blanks may not.
 */
export function OpenWarning({ guard, onFill }: OpenWarningProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const { held, open, goOn, stay } = guard;
  const { blanks, tags } = open;
  useEffect(() => {
    // The menu gives the focus back first.
    const timer = setTimeout(() => container.current?.querySelector('button')?.focus(), 0);
    return () => clearTimeout(timer);
  }, [held]);
  if (!held) return null;
  return (
    <div
      ref={container}
      role="group"
      aria-labelledby={id}
      className={`row items-center justify-between w-full gap-2-4 mt-2 dense pretty ${classes.warning}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        stay();
      }}
    >
      <p id={id}>
        {openWords(open)}
        {!onFill &&
          blanks.length > 0 &&
          ` Fill the ${blanks.length === 1 ? 'blank' : 'blanks'} in the email first.`}
        {tags.length > 0 &&
          ` Only a program that sends to a list fills ${tags.length === 1 ? 'it' : 'them'}.`}
      </p>
      <div className="row gap-1">
        {onFill && blanks.length > 0 && (
          <Button
            size="small"
            onClick={() => {
              stay();
              onFill();
            }}
          >
            {blanks.length === 1 ? 'Fill it' : 'Fill them'}
          </Button>
        )}
        {blanks.length === 0 && (
          <Button variant="line" size="small" onClick={goOn}>
            {held.verb} anyway
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={stay}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** One way to export an email. */
export type WayOut = {
  /** Such as "Copy". */
  readonly verb: string;
  readonly go: (email: EmailText) => void;
  /** Merge tags may stay, because a program may fill them later. */
  readonly keepsTags?: boolean;
};

/**
 * Stops the export of an email with open blanks, and of one with merge tags until the writer
 * confirms. While `isBehind`, the email lacks what was written last, so its export waits for that.
 */
export function useOpenGuard(email: EmailText, isBehind: boolean) {
  const [held, setHeld] = useState<WayOut | null>(null);
  const waiting = useRef<WayOut | null>(null);
  const open = useMemo(() => openPlaces(email), [email]);
  const isHeldBack = ({ keepsTags = false }: WayOut) =>
    open.blanks.length > 0 || (open.tags.length > 0 && !keepsTags);
  const leave = (way: WayOut) => {
    waiting.current = isBehind ? way : null;
    if (isBehind) return;
    if (isHeldBack(way)) setHeld(way);
    else way.go(email);
  };
  const goOnWaiting = useEffectEvent(() => waiting.current && leave(waiting.current));
  useEffect(() => {
    if (!isBehind) goOnWaiting();
  }, [isBehind]);
  return {
    open,
    /** The export that waits for the writer's confirmation. */
    held: held && isHeldBack(held) ? held : null,
    leave,
    goOn: () => {
      setHeld(null);
      held?.go(email);
    },
    stay: () => setHeld(null),
  };
}

type OpenGuard = ReturnType<typeof useOpenGuard>;

/** The blanks and tags that the reader would see unfilled. */
function openPlaces(email: EmailText): OpenPlaces {
  const texts = [email.subject ?? '', email.body];
  const tags = [...texts.flatMap(findMergeTags), ...texts.flatMap(findBrokenTags)];
  return {
    blanks: blanksIn(texts.join('\n')),
    tags: [...new Set(tags.map(({ text }) => text))],
  };
}
