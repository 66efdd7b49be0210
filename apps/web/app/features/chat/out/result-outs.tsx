import type { EmailReading, EmailText } from '@replysmith/contract';
import { useRef } from 'react';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { toldStage } from '../save-template/told-stage.ts';
import { useSaving } from '../save-template/use-saving.ts';
import { fillFirstBlank } from './fill-first-blank.ts';
import classes from './outs.module.css';
import { Outs } from './outs.tsx';
import { useSessionTitle } from './use-session-title.ts';

type ResultOutsProps = {
  /** The id of the answer. */
  id: string;
  /** As the writer's choices leave it. */
  email: EmailText;
  /** The subject that the writer picked, if any. */
  picked: string | null;
  reading: EmailReading | null;
};

/** The ways out for a rewrite. */
export function ResultOuts({ id, email, picked, reading }: ResultOutsProps) {
  const place = useRef<HTMLDivElement>(null);
  const sessionTitle = useSessionTitle();
  const title = picked ?? sessionTitle;
  const { open } = useSaving();
  const stage = toldStage(reading);
  const onFill = () => fillFirstBlank(place.current);
  return (
    <div ref={place} className={classes.place}>
      <Outs email={email} title={title} onFill={onFill} onSave={() => open(id)} />
      <SaveTemplate what={id} email={email} title={title} stage={stage} onFill={onFill} />
    </div>
  );
}
