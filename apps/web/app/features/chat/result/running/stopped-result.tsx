import { parseBrief, parseDraft, score } from '@replysmith/coach';
import type { ChatMessage } from '@replysmith/contract';
import { useMemo } from 'react';
import type { FirstScore } from '../../../../data/answering/running-answer.ts';
import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { aiText } from '../../exchange/author.ts';
import type { Exchange } from '../../exchange/exchange.ts';
import { instructionsOf } from '../../exchange/instructions-of.ts';
import { ByLine } from '../../said/by-line.tsx';
import { TryAgain } from '../../tries/try-again.tsx';
import { ResultHeading } from '../result-heading.tsx';
import layout from '../result-layout.module.css';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { FirstVerdict } from './first-verdict.tsx';
import { growingEmail } from './growing-email.ts';
import classes from './running-result.module.css';
import { runningWordsOf } from './running-words.ts';

type StoppedResultProps = {
  draft: ChatMessage;
  answer: ChatMessage;
  /** Known until the page is loaded again; the coach then reads the draft once more, but a brief is no email. */
  firstScore: FirstScore | null;
};

/** As much of a rewrite as had come when it was stopped. */
export function StoppedResult({ draft, answer, firstScore }: StoppedResultProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const words = runningWordsOf(draft.content);
  const first = useMemo(
    () => firstScore ?? scoreOf({ draft, answer }),
    [firstScore, draft, answer],
  );
  const { subject, body } = growingEmail(answer.content);
  return (
    <>
      <ByLine who={words.unfinished} at={answer.created_at} label={aiText} />
      <div className={layout.layout}>
        <ResultHeading text="Stopped. This is what had come." />
        <div className={layout.result}>
          <div className={layout.sheet}>
            <Sheet isBleeding>
              <p className={classes.bar}>Stopped, unfinished · 1 request</p>
              <EmailSheet {...(subject !== null && { subject })} body={body} />
              <div className={classes.foot}>
                <CopyButton
                  variant="line"
                  size="small"
                  hasCopied={hasCopied}
                  onCopy={() => void copy(answer.content)}
                />
                <TryAgain exchange={{ draft, answer }} title="Uses 1 request" />
                <span className="small ink-3" aria-hidden>
                  uses 1 request
                </span>
              </div>
            </Sheet>
          </div>
          {first && <FirstVerdict score={first} name={words.scored} />}
        </div>
      </div>
    </>
  );
}

function scoreOf(exchange: Exchange) {
  const { content } = exchange.draft;
  if (parseBrief(content)) return null;
  const { stage, profile } = instructionsOf(exchange);
  const { value, lines, reading } = score({ ...parseDraft(content), stage, profile });
  return { score: value, lines, reading };
}
