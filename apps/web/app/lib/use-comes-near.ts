import { useEffect, useRef, useState } from 'react';

/** True once an element is near the viewport, so that long pages load lazily. */
export function useComesNear<Part extends HTMLElement>(margin = 400) {
  const element = useRef<Part>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${String(margin)}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return { element, isNear };
}
