import { useEffect, useState } from 'react';

/** The section that is being read: the last one that has come into the upper part of the screen. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const last = all.split(' ').findLast((id) => inView.has(id));
        if (last) setCurrent(last);
      },
      { rootMargin: '0px 0px -65% 0px' },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
