import type { EmailText } from '@replysmith/contract';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { useSaving } from '../save-template/use-saving.ts';
import classes from './outs.module.css';
import { Outs } from './outs.tsx';
import { useSessionTitle } from './use-session-title.ts';

type FollowUpOutsProps = {
  /** Names it among all that can be saved. */
  id: string;
  email: EmailText;
  /** How many days after the first email it is sent. */
  day: number;
};

/** The ways out for a follow-up. */
export function FollowUpOuts({ id, email, day }: FollowUpOutsProps) {
  const title = `${useSessionTitle()}, day ${String(day)}`;
  const { open } = useSaving();
  return (
    <div className={classes.place}>
      <Outs email={email} title={title} look="line" onSave={() => open(id)} />
      <SaveTemplate what={id} email={email} title={title} stage="follow_up" />
    </div>
  );
}
