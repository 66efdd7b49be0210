import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';

type ChangeNoteProps = { number: number; reason: string; isKept: boolean; onToggle: () => void };

/** Why a change was made, and the way back. */
export function ChangeNote({ number, reason, isKept, onToggle }: ChangeNoteProps) {
  const Icon = isKept ? IconArrowBackUp : IconCheck;
  const verb = isKept ? 'Put back' : 'Keep';
  return (
    <>
      <span>{reason}</span>
      <Button
        variant="line"
        size="small"
        aria-label={`${verb} change ${String(number)}`}
        onClick={onToggle}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
        {verb}
      </Button>
    </>
  );
}
