import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

type FetchedProps<Props> = {
  fetchPart: () => Promise<ComponentType<Props>>;
  isNeeded: boolean;
  /** Called when the part cannot be fetched; it is fetched again when next needed. */
  onFailure: () => void;
  props: Props;
};

/** A part of the page that is fetched when it is first needed, and stays. */
export function Fetched<Props extends object>(fetched: FetchedProps<Props>) {
  const { fetchPart, isNeeded, onFailure, props } = fetched;
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fail = useEffectEvent(onFailure);
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
  }, [fetchPart, isNeeded, part]);
  return part && <part.Part {...props} />;
}
