import { bandOf, parseBrief, parseDraft } from '@replysmith/coach/light';
import { type EmailText, type Optimization, pages } from '@replysmith/contract';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FirstScore } from '../../../data/running-answer.ts';
import { tenths } from '../../../lib/words.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { MiniRing } from '../../../components/score-ring.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { type MessagePair, isEmail, isTextOnly } from '../messages/message-pairs.ts';
import { useOpenWhenFound } from './search-hit.ts';
import { askForReply } from '../reader/use-reader.ts';
import { whyNotJudged } from '../messages/classification.ts';
import { useAsking } from '../sending/use-again.ts';
import { ByLine, Message, TextMessage } from '../messages/message.tsx';
import classes from './conversation.module.css';

type DraftOfProps = {
  pair: MessagePair;
  /** The score that was shown while the answer was written. */
  firstScore: FirstScore | null;
  /** The id of the visit from a search, if a search led here. */
  foundOn: string | null;
};

/** The writer's message: an email folded, anything else in full. */
export function DraftOf({ pair, firstScore, foundOn }: DraftOfProps) {
  const { draft, answer } = pair;
  if (isBrief(pair)) {
    return (
      <Message>
        <ByLine who="You" at={draft.created_at} how="a brief" />
        <BriefMessage text={draft.content} campaignId={draft.campaign_id} foundOn={foundOn} />
      </Message>
    );
  }
  if (!isEmail(draft)) return <PlainMessage pair={pair} />;
  const result = answer?.optimization_results ?? null;
  const isFolded = !answer || !isTextOnly(answer);
  const scored: Scored | null = result
    ? { value: result.score.original_score, reading: result.reading }
    : firstScore && { value: firstScore.score, reading: firstScore.reading };
  return (
    <Message>
      <ByLine who="You" at={draft.created_at}>
        <EditAgain pair={pair} />
      </ByLine>
      {isFolded ? (
        <DraftMessage
          email={result?.original_email ?? parseDraft(draft.content)}
          score={scored && scoreOf(scored)}
          foundOn={foundOn}
        />
      ) : (
        <TextMessage text={draft.content} />
      )}
    </Message>
  );
}

type Scored = { value: number; reading: Optimization['reading'] };

function scoreOf({ value, reading }: Scored) {
  return { value, band: whyNotJudged({ reading }) ? ('unjudged' as const) : bandOf(value) };
}

/** Whether the message is a brief from which an email is written. */
function isBrief({ draft, answer }: MessagePair): boolean {
  const result = answer?.optimization_results;
  if (result) return result.brief !== null;
  return isEmail(draft) && parseBrief(draft.content) !== null;
}

type DraftMessageProps = {
  email: EmailText;
  /** Null until it is known. */
  score: Pick<ComponentProps<typeof MiniRing>, 'value' | 'band'> | null;
  foundOn: string | null;
};

/** The writer's email with its score. */
function DraftMessage({ email, score, foundOn }: DraftMessageProps) {
  return (
    <FoldedSheet
      name="draft"
      title={email.subject}
      preview={email.body}
      text={email.body}
      foundOn={foundOn}
      before={score && <MiniRing {...score} format={tenths} />}
    />
  );
}

type BriefMessageProps = { text: string; campaignId: string | null; foundOn: string | null };

/** The brief of an email, with a link to its campaign. */
function BriefMessage({ text, campaignId, foundOn }: BriefMessageProps) {
  const brief = parseBrief(text);
  return (
    <FoldedSheet
      name="brief"
      title={brief?.campaign || 'Your brief'}
      preview={brief?.audience || text}
      text={text}
      foundOn={foundOn}
      ways={
        campaignId && (
          <ButtonLink variant="quiet" size="small" to={pages.campaign(campaignId)}>
            Edit Campaign
          </ButtonLink>
        )
      }
    />
  );
}

/** The writer's question, or what they said to the simulated reader. */
function PlainMessage({ pair }: { pair: MessagePair }) {
  const { content, created_at: at, message_type: type } = pair.draft;
  if (type === 'client_simulation' && content === askForReply) {
    return (
      <Message isLine>
        <ByLine who="You" at={at} how="asked for the reply of a simulated reader" />
      </Message>
    );
  }
  return (
    <Message>
      <ByLine
        who="You"
        at={at}
        how={type === 'conversation' ? 'question' : 'to the simulated reader'}
      >
        <EditAgain pair={pair} />
      </ByLine>
      <QuestionMessage text={content} />
    </Message>
  );
}

/** A question, or a line to a reader, as it was written. */
function QuestionMessage({ text }: { text: string }) {
  return <p className={`measure pre-wrap ${classes.question}`}>{text}</p>;
}

/** Takes what was sent last back into the composer, to be changed and sent as another variant. */
function EditAgain({ pair }: { pair: MessagePair }) {
  const { ask, edit, latestId } = useAsking();
  if (pair.draft.id !== latestId) return null;
  return (
    <Button variant="quiet" size="small" isBusy={ask === null} onClick={() => edit(pair)}>
      <IconPencil size={16} stroke={1.5} aria-hidden />
      Edit
    </Button>
  );
}

type FoldedSheetProps = {
  /** The word on the button, such as "draft". */
  name: string;
  title: string | null;
  /** Shown while it is folded. */
  preview: string;
  text: string;
  /** The id of the visit from a search, which unfolds it. */
  foundOn: string | null;
  before?: ReactNode;
  ways?: ReactNode;
};

/** The writer's message as a folded sheet with its beginning. */
function FoldedSheet({ name, title, preview, text, foundOn, before, ways }: FoldedSheetProps) {
  const [isOpen, setOpen] = useOpenWhenFound(foundOn, false);
  const id = useId();
  return (
    <Sheet>
      <div className={`stack items-center ${classes.folded}`}>
        {before}
        <div>
          {title && <p className={classes.subject}>{title}</p>}
          {!isOpen && (
            <p className={`truncate ink-2 no-print ${classes.preview}`}>
              {preview.trim().slice(0, 200)}
            </p>
          )}
        </div>
        <div className={`row ${classes.ways}`}>
          {ways}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Collapse' : `Show ${name}`}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!isOpen} className={`letter pre-wrap ${classes.body}`}>
        {text}
      </div>
    </Sheet>
  );
}
