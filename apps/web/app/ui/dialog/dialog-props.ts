import type { ReactNode } from 'react';

export type DialogProps = {
  /** Names the dialog for screen readers; its visible heading is part of the children. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Wide ones show something beside something else. */
  size?: 'normal' | 'medium' | 'wide';
  children: ReactNode;
};
