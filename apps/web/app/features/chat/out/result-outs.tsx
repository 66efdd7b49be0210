import type { EmailText } from '@replysmith/contract';
import { useMemo, useRef } from 'react';
import { unfilled } from '../result/choices/revised-email.ts';
import type { ResultParts } from '../result/result-parts.ts';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { toldStage } from '../save-template/told-stage.ts';
import { useSaving } from '../save-template/use-saving.ts';
import { fillFirstBlank } from './fill-first-blank.ts';
import classes from './outs.module.css';
import { Outs } from './outs.tsx';
import { useSessionTitle } from './use-session-title.ts';

type ResultOutsProps = Pick<ResultParts, 'id' | 'result' | 'choices'> & {
  /** As the writer's choices leave it. */
  email: EmailText;
};

/** The ways out for a rewrite. */
export function ResultOuts({ id, result, choices, email }: ResultOutsProps) {
  const place = useRef<HTMLDivElement>(null);
  const sessionTitle = useSessionTitle();
  const title = choices.subject ?? sessionTitle;
  const { open: save } = useSaving();
  const stage = toldStage(result.reading);
  const open = useMemo(() => unfilled(result, choices), [result, choices]);
  const onFill = () => fillFirstBlank(place.current);
  return (
    <div ref={place} className={classes.place}>
      <Outs email={email} title={title} onFill={onFill} onSave={() => save(id)} />
      <SaveTemplate what={id} unfilled={open} {...{ email, title, stage, onFill }} />
    </div>
  );
}
