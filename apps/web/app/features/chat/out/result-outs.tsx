import type { EmailText } from '@replysmith/contract';
import { useRef } from 'react';
import { useSaving } from '../save-template/use-saving.ts';
import { fillFirstBlank } from './fill-first-blank.ts';
import { Outs } from './outs.tsx';
import { useSessionTitle } from './use-session-title.ts';

type ResultOutsProps = {
  /** The id of the answer. */
  id: string;
  /** As the writer's choices leave it. */
  email: EmailText;
};

/** The ways out for a rewrite. */
export function ResultOuts({ id, email }: ResultOutsProps) {
  const place = useRef<HTMLDivElement>(null);
  const title = useSessionTitle();
  const { open } = useSaving(id);
  return (
    <div ref={place}>
      <Outs
        email={email}
        title={title}
        onFill={() => fillFirstBlank(place.current)}
        onSave={open}
      />
    </div>
  );
}
