import { personas, simulateReply, type SimulatedReply } from '@replysmith/coach';
import { toDraft } from '../../../../data/live-score/assess.ts';
import type { TypedDraft } from '../../../../data/live-score/live-score.ts';
import classes from './reply-step.module.css';
import { SimulatedAnswer } from './simulated-answer.tsx';
import { Step } from './step.tsx';

/** One reader on one day, so that only the email differs. */
const reader = { persona: 'sceptical_cfo', seed: 1 } as const;

const answers: Record<SimulatedReply['decision'], string> = {
  yes: 'a yes',
  question: 'a question',
  not_now: 'a “not now”',
  no: 'a no',
  silence: 'silence',
};

export function ReplyStep({ before, after }: { before: TypedDraft; after: TypedDraft }) {
  const who = personas.find(({ id }) => id === reader.persona)?.name ?? '';
  const draftReply = simulateReply({ draft: toDraft(before), ...reader });
  const rewriteReply = simulateReply({ draft: toDraft(after), ...reader });
  return (
    <Step
      name="AI Chat as Client"
      outcome={`First ${answers[draftReply.decision]}, then ${answers[rewriteReply.decision]}.`}
      text={
        <p>
          Hear it read by the person you are writing to, before they do. Here the same reader gets
          the draft, then the rewrite. A rehearsal, no forecast.
        </p>
      }
    >
      <div className={classes.replies}>
        <SimulatedAnswer to="The draft" who={who} reply={draftReply} />
        <SimulatedAnswer to="The rewrite" who={who} reply={rewriteReply} />
      </div>
    </Step>
  );
}
