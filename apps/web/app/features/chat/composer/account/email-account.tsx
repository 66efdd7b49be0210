import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { ReadAsChoice } from '../../reading/read-as-choice.tsx';
import { FirstSteps } from '../begin/first-steps.tsx';
import { NothingScored } from '../begin/nothing-scored.tsx';
import type { Composed } from '../use-composed.ts';
import { TypedAccount } from './typed-account.tsx';

type EmailAccountProps = {
  composed: Composed;
  score: LiveScore | null;
  lit: Lit;
  onSample: (text: string) => void;
};

/** What the email costs; before there is one, how to begin. */
export function EmailAccount({ composed, score, lit, onSample }: EmailAccountProps) {
  const { sessionId, draft, readAs, isBrief } = composed;
  const reading = score && (
    <ReadAsChoice reading={score.reading} readAs={readAs} onChoose={draft.sayReadAs} />
  );
  return (
    <TypedAccount score={score} lit={lit} reading={reading}>
      {sessionId === null && draft.text === '' ? (
        <FirstSteps onSample={onSample} />
      ) : (
        <NothingScored isBrief={isBrief} />
      )}
    </TypedAccount>
  );
}
