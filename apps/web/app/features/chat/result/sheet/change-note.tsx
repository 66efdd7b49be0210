import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';

type ChangeNoteProps = { reason: string; isKept: boolean; onToggle: () => void };

/** Why a change was made, and the way back. */
export function ChangeNote({ reason, isKept, onToggle }: ChangeNoteProps) {
  const Icon = isKept ? IconArrowBackUp : IconCheck;
  return (
    <>
      <span>{reason}</span>
      <Button variant="line" size="small" onClick={onToggle}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {isKept ? 'Put back' : 'Keep'}
      </Button>
    </>
  );
}
