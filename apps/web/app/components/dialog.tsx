import { type ReactNode, useState } from 'react';
import { Modal } from './modal.tsx';
import classes from './dialog.module.css';

const sheets = { normal: classes.normal, medium: classes.medium, wide: classes.wide };

/** The sheet itself, in one of three widths. */
function DialogSheet({ size = 'normal', ...rest }: DialogProps) {
  const { inner, body } = classes;
  return <Modal {...rest} duration={220} classNames={{ inner, sheet: sheets[size], body }} />;
}

/**
 * A sheet over the page. Mounted only once opened: each dialog listens to every key, and a long
 * chat has hundreds.
 */
export function Dialog(props: DialogProps) {
  const { isOpen } = props;
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  return isThere && <DialogSheet {...props} />;
}

type DialogProps = {
  /** Names the dialog for screen readers; its visible heading is part of the children. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Wide dialogs show two things side by side. */
  size?: 'normal' | 'medium' | 'wide';
  children: ReactNode;
};

/** While one is open, page shortcuts are off. */
export function isDialogOrMenuOpen(): boolean {
  return document.querySelector(':is([role="dialog"], [role="menu"]):not([inert] *)') !== null;
}
