import type { ReactNode } from 'react';

export type SideSheetProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};
