import { IconArrowBackUp, IconCheck, IconPencil } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';

const icons = { 'Put back': IconArrowBackUp, Keep: IconCheck, Edit: IconPencil } as const;

type ChangeNoteProps = {
  reason: string;
  verb: keyof typeof icons;
  /** What the button is called where its place does not show what it is about. */
  name: string;
  onPress: () => void;
};

/** Why a change was made, and the way back. */
export function ChangeNote({ reason, verb, name, onPress }: ChangeNoteProps) {
  const Icon = icons[verb];
  return (
    <>
      <span>{reason}</span>
      <Button variant="line" size="small" aria-label={name} onClick={onPress}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {verb}
      </Button>
    </>
  );
}
