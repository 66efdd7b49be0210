import { bandOf, parseDraft } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import type { FirstScore } from '../../../data/answering/running-answer.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { BriefMessage } from './brief-message.tsx';
import { ByLine } from './by-line.tsx';
import { DraftMessage } from './draft-message.tsx';
import { EditAgain } from './edit-again.tsx';
import { isEmail, isTextOnly, type Exchange } from '../exchange/exchange.ts';
import { isBrief } from '../exchange/is-brief.ts';
import { Message } from './message.tsx';
import { SaidMessage } from './said-message.tsx';
import { TextMessage } from './text-message.tsx';

type DraftOfProps = {
  exchange: Exchange;
  /** What was told of it while its answer was written. */
  firstScore: FirstScore | null;
  /** The visit on which a search led to it, if one did. */
  foundOn: string | null;
};

/** What the writer sent: an email folded, anything else as it was written. */
export function DraftOf({ exchange, firstScore, foundOn }: DraftOfProps) {
  const { draft, answer } = exchange;
  if (isBrief(exchange)) {
    return (
      <Message>
        <ByLine who="You" at={draft.created_at} how="a brief" />
        <BriefMessage text={draft.content} campaignId={draft.campaign_id} foundOn={foundOn} />
      </Message>
    );
  }
  if (!isEmail(draft)) return <SaidMessage exchange={exchange} />;
  const result = answer?.optimization_results ?? null;
  const isFolded = !answer || !isTextOnly(answer);
  const scored: Scored | null = result
    ? { value: result.score.original_score, reading: result.reading }
    : firstScore && { value: firstScore.score, reading: firstScore.reading };
  return (
    <Message>
      <ByLine who="You" at={draft.created_at}>
        <EditAgain exchange={exchange} />
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
