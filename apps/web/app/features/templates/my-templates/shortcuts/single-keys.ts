import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work.ts';

const placeOf = (userId: string) => `${userId}:single-keys`;

/** Whether keys of one letter do something; asked anew at every key, as it may just have changed. */
export function hasSingleKeys(userId: string): boolean {
  return keptWork(placeOf(userId)) !== 'off';
}

export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const { id } = useSignedInUser();
  const [isOn, setOn] = useState(() => hasSingleKeys(id));
  const set = (next: boolean) => {
    keepWork(placeOf(id), next ? '' : 'off');
    setOn(next);
  };
  return [isOn, set];
}
