import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

const openAtFirst = 'getting-started';

type OpenTopics = {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
};

/** Which topics are open: the one that the address names, all that a search found, and as one leaves them. */
export function useOpenTopics(topicId: string | undefined, isSearch: boolean): OpenTopics {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    // Who follows a link to a topic wants to see it, even one closed before.
    setSeen(key);
    if (topicId && chosen.get(topicId) === false) setChosen(without(chosen, topicId));
  }
  const setOpen = useCallback(
    (id: string, isOpen: boolean) => setChosen((before) => new Map(before).set(id, isOpen)),
    [],
  );
  const atFirst = topicId ?? openAtFirst;
  return { isOpen: (id) => chosen.get(id) ?? (isSearch || id === atFirst), setOpen };
}

function without(chosen: ReadonlyMap<string, boolean>, id: string): ReadonlyMap<string, boolean> {
  return new Map([...chosen].filter(([other]) => other !== id));
}
