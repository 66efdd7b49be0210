import { Modal } from '../../../components/modal.tsx';
import type { PaletteProps } from './palette-item.ts';
import { PaletteBody } from './palette-body.tsx';
import classes from './palette.module.css';

/** Over any page: where to go, what to do and what was written, by a few letters of its name. */
export function Palette({ isOpen, onClose, sidebar }: PaletteProps) {
  const { inner, sheet, body } = classes;
  return (
    <Modal
      label="Find or do anything"
      isOpen={isOpen}
      onClose={onClose}
      duration={120}
      classNames={{ inner, sheet, body }}
    >
      <PaletteBody onClose={onClose} sidebar={sidebar} />
    </Modal>
  );
}
