export type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Null where it is a sheet of its own, as on phones. */
  sidebar: { isOpen: boolean; toggle: () => void } | null;
};
