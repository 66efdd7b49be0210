import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dockHeight } from '../../../ui/dock/dock-height.ts';
import { DockLine } from '../dock/dock-line.tsx';

type MessageLogProps = {
  /** How many messages there are: the last one is watched. */
  count: number;
  children: ReactNode;
};

/** What was said. It is not read out as it grows: one status says when an answer begins and ends. */
export function MessageLog({ count, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (!last || count < 3) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const bottom = innerHeight - dockHeight();
        setBelow(!entry.isIntersecting && entry.boundingClientRect.top >= bottom);
      },
      { rootMargin: `0px 0px -${String(dockHeight())}px` },
    );
    observer.observe(last);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, [count]);
  return (
    <>
      <div ref={log} role="log" aria-live="off" aria-label="Messages">
        {children}
      </div>
      {isBelow && (
        <DockLine
          way="Jump to latest"
          onGo={() => log.current?.lastElementChild?.scrollIntoView({ block: 'start' })}
        />
      )}
    </>
  );
}
