import { useEffect, useRef } from 'react';
import type { FormField } from './form/template-form.ts';

/** Focuses a field by its name as soon as it is there: it may stand on a tab that opens first. */
export function useFocusField() {
  const wanted = useRef<FormField | null>(null);
  const look = () => {
    const field =
      wanted.current && document.querySelector<HTMLElement>(`[name="${wanted.current}"]`);
    if (!field) return;
    wanted.current = null;
    field.focus();
  };
  useEffect(look);
  return (field: FormField) => {
    wanted.current = field;
    look();
  };
}
