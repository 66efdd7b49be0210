import { useEffect, useRef, useState } from 'react';
import { dockHeight } from '../../../ui/dock/dock-height.ts';
import { headerHeight } from './header-height.ts';

/** Whether an element has come into sight between header and composer; null until that is known, and once it is no longer asked. */
export function useSeen(isOn: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some(({ isIntersecting }) => isIntersecting);
        setSeen(isInView);
        if (isInView) observer.disconnect();
      },
      { threshold: 0.5, rootMargin: `-${String(headerHeight)}px 0px -${String(dockHeight())}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isOn]);
  return { element, isSeen: isOn ? isSeen : null };
}
