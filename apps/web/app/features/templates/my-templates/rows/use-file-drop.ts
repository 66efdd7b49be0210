import { useState, type DragEvent } from 'react';
import { useDesk } from '../desk.ts';

/** Files that are dropped on the list are handed to the import. */
export function useFileDrop() {
  const { open } = useDesk();
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      open({ type: 'import', files });
    },
  };
}
