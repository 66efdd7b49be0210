import { useState } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { DialogSheet } from './dialog-sheet.tsx';

/**
 * A sheet over the page; the page below stays as it was. It is not there before it is first opened:
 * each would hear every key, and a long chat holds hundreds.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  return isThere && <DialogSheet {...props} />;
}
