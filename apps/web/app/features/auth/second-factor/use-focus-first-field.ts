import { useEffect, type RefObject } from 'react';

/** A step that takes the place of another takes the cursor, too. */
export function useFocusFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
