import { useEffect, useState } from 'react';

/** The section that is being read: the first one below the bar, where an anchor leads to as well. */
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
        const first = all.split(' ').find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-100px 0px -70% 0px' },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);

  return current;
}
