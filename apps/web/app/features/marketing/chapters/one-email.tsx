import { type SimulatedReply, simulateReply } from '@replysmith/coach';
import { personas } from '@replysmith/coach/light';
import type { LibraryTemplate } from '@replysmith/contract';
import { toDraft } from '../../../data/coach/assess.ts';
import type { LiveRewrite, TypedDraft } from '../../../data/coach/answers.ts';
import { capitalise, countInWords } from '../../../lib/words.ts';
import { signedPoints } from '../../../components/ledger.tsx';
import { ScoreRing } from '../../../components/score-ring.tsx';
import { Tag } from '../../../components/tag.tsx';
import { Chapter } from './chapter.tsx';
import { RewriteStep, Step } from './rewrite-step.tsx';
import { TemplatesStep } from './templates-step.tsx';
import classes from './one-email.module.css';
import step from './step.module.css';

/** The same reader on the same day, so that only the email differs. */
const reader = { persona: 'sceptical_cfo', seed: 1 } as const;

const answers: Record<SimulatedReply['decision'], string> = {
  yes: 'a yes',
  question: 'a question',
  not_now: 'a “not now”',
  no: 'a no',
  silence: 'silence',
};

function ReplyStep({ before, after }: { before: TypedDraft; after: TypedDraft }) {
  const who = personas.find(({ id }) => id === reader.persona)?.name ?? '';
  const draftReply = simulateReply({ draft: toDraft(before), ...reader });
  const rewriteReply = simulateReply({ draft: toDraft(after), ...reader });
  return (
    <Step
      name="AI Chat as Client"
      outcome={`First ${answers[draftReply.decision]}, then ${answers[rewriteReply.decision]}.`}
      text={
        <p>
          See how the person you are writing to might answer, before you send it. Here the same
          reader gets the draft, then the rewrite. A rehearsal, not a forecast.
        </p>
      }
    >
      <div className={`grid one-column-tablet two-columns ${classes.replies}`}>
        <SimulatedAnswer to="The draft" who={who} reply={draftReply} />
        <SimulatedAnswer to="The rewrite" who={who} reply={rewriteReply} />
      </div>
    </Step>
  );
}

type SimulatedAnswerProps = {
  /** Which version they read. */
  to: string;
  who: string;
  reply: SimulatedReply;
};

/** A simulated reader's answer, and the reason. */
function SimulatedAnswer({ to, who, reply: { text, reason } }: SimulatedAnswerProps) {
  return (
    <figure className={`grid ${classes.answer}`}>
      <figcaption className={`pb-2 ${classes.to}`}>{to}</figcaption>
      <div className={`round-sheet ${classes.reply}`}>
        <p className="flex items-center justify-between ink-2 size-13 line-22 mb-2">
          {who} <Tag>Simulated</Tag>
        </p>
        <p className={`letter ${classes.text}`}>{text ?? 'No answer came.'}</p>
      </div>
      <p className="small ink-2 pretty mt-2">{reason}</p>
    </figure>
  );
}

const further = [
  [
    'Campaign wizard',
    'From a brief to an email and its follow-ups, in five steps that save automatically.',
  ],
  ['Analytics', 'What gets replies among your own emails, with ranges instead of guesses.'],
  ['Export', 'Plain text, HTML or Markdown, or straight into your mail program.'],
  [
    'Help center',
    'Guides that are checked against the product, and a chat that answers from them.',
  ],
] as const;

/** Further features, one line each. */
function FurtherStep() {
  return (
    <div className={step.step}>
      <div>
        <p className="label">And around the email</p>
        <p className={step.text}>Before it is written, and after it is sent.</p>
      </div>
      <dl className={`line-below ${classes.further}`}>
        {further.map(([name, text]) => (
          <div className={`grid ${classes.feature}`} key={name}>
            <dt className="label">{name}</dt>
            <dd className="ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type OneEmailProps = { rewrite: LiveRewrite; library: readonly LibraryTemplate[] };

/** What the product does, shown on the email of the first screen. */
export function OneEmail({ rewrite, library }: OneEmailProps) {
  const { before, after } = rewrite;
  return (
    <Chapter id="features" title={`One email, from ${before.value} to ${after.value}.`}>
      <RewriteStep rewrite={rewrite} />
      <ScoreStep rewrite={rewrite} />
      <ReplyStep before={before.draft} after={after.draft} />
      <TemplatesStep draft={before.draft} library={library} />
      <FurtherStep />
    </Chapter>
  );
}

function ScoreStep({ rewrite: { breakdown, after } }: { rewrite: LiveRewrite }) {
  const { before, value, lost } = breakdown;
  const open = countInWords(100 - value, 'point');
  return (
    <Step
      name="AI Optimization"
      figure={
        <>
          {value}
          <small> of 100</small>
        </>
      }
      text={
        <p>
          Whatever writes the rewrite, the same rules score it. A model never grades itself. Same
          text, same score, every time.
        </p>
      }
    >
      <div className={`stack items-center gap-7 one-column-phone ${classes.verdict}`}>
        <ScoreRing
          value={value}
          gained={value - before}
          lost={lost.map(({ number, points }) => ({ number, points: -points }))}
          label={`Score ${value} of 100, up from ${before}. ${open} still lost.`}
        />
        <div>
          <p className="head">
            {capitalise(after.verdict)}, with {open} still lost.
          </p>
          <p className={`ink-2 pretty ${classes.key}`}>
            Ink is what the draft had. Green is won back. Ember is still lost, and waits for what
            only you know:
          </p>
          <ol className={`dense ${classes.lost}`} aria-label="Still lost">
            {lost.map(({ number, name, points, fix }) => (
              <li className="grid line-above" key={number}>
                <b>{number}</b>
                <span>
                  <strong className="block">{name}</strong> {fix}
                </span>
                <b>{signedPoints(points)}</b>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Step>
  );
}
