import type { KeyboardEvent } from 'react';

/** Whether a key takes the last decision back; in a field it belongs to what is typed there. */
export function undoesWith({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  const isTyping = target instanceof Element && target.closest('input, textarea') !== null;
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping;
}
