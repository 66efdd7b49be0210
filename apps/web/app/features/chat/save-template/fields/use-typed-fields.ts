import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { keepFields, keptFields, placeOf, type KeptFields } from './kept-fields.ts';

/** What was said of an email that becomes a template; kept in this browser until it is saved. */
export function useTypedFields(what: string) {
  const { id: userId } = useSignedInUser();
  const place = placeOf(userId, what);
  const [typed, setTyped] = useState(() => keptFields(place));
  return {
    place,
    typed,
    type: (changes: KeptFields) => {
      const next = { ...typed, ...changes };
      setTyped(next);
      keepFields(place, next);
    },
  };
}

export type TypedFields = ReturnType<typeof useTypedFields>;
