import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast.tsx';

type FetchedProps<Props> = {
  /** As the news begins that it did not come: "The search"; null where nobody asked for it. */
  name: string | null;
  fetchPart: () => Promise<ComponentType<Props>>;
  isNeeded?: boolean;
  /** Called when the part cannot be fetched; it is fetched again when next needed. */
  onFailure: () => void;
  /** Shown until the part is there. */
  fallback?: ReactNode;
  props: Props;
};

/**
 * A part of the page that is fetched when it is first needed, and stays. Unlike with React's
 * `lazy`, a failure leaves the page as it is. Some browsers remember a failed import until the
 * page is reloaded (whatwg/html#6768), so the news of it offers that.
 */
export function Fetched<Props extends object>(fetched: FetchedProps<Props>) {
  const { name, isNeeded = true, onFailure, fallback = null, props } = fetched;
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fetchPart = useEffectEvent(fetched.fetchPart);
  const fail = useEffectEvent(() => {
    onFailure();
    if (name !== null) showNotLoaded(name);
  });
  useEffect(() => {
    if (!isNeeded || part) return;
    let isWaiting = true;
    fetchPart().then(
      (Part) => isWaiting && setPart({ Part }),
      () => isWaiting && fail(),
    );
    return () => {
      isWaiting = false;
    };
  }, [isNeeded, part]);
  return part ? <part.Part {...props} /> : fallback;
}

/** Why code that the page asks for does not come. */
export const whyNotLoaded = 'You may be offline, or there is a newer version.';

export const reload = () => location.reload();

function showNotLoaded(name: string): void {
  showToast({
    about: 'not-loaded',
    title: `${name} could not be loaded`,
    message: whyNotLoaded,
    kind: 'error',
    action: { label: 'Reload', run: reload },
  });
}
