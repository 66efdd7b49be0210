import { useLit } from '../../../ui/lit/use-lit.ts';
import type { Answering } from '../use-answering.ts';
import type { Composing } from '../use-composing.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { EmailAccount } from './account/email-account.tsx';
import { useTypedScore } from './account/use-typed-score.ts';
import classes from './composer.module.css';
import { ComposerField } from './field/composer-field.tsx';
import { useFocusAtOnce } from './field/use-focus-at-once.ts';
import { ComposerFoot } from './foot/composer-foot.tsx';
import { ModeChoice } from './modes/mode-choice.tsx';
import { ModeLine } from './modes/mode-line.tsx';
import { ComposerNotes } from './notes/composer-notes.tsx';
import { DraftNotes } from './notes/draft-notes.tsx';
import { useComposed } from './use-composed.ts';
import { useDock } from './use-dock.ts';
import { useEntered } from './use-entered.ts';
import { useEscape } from './use-escape.ts';
import { useLasting } from '../../../lib/use-lasting.ts';
import { useSends } from './use-sends.ts';

type ComposerProps = {
  sessionId: string | null;
  facts: SessionFacts;
  composing: Composing;
  answering: Answering;
  /** Where lines stand that lead to what is out of sight. */
  slot: (element: HTMLElement | null) => void;
};

/** Where an email is pasted. What stands in it goes only once the coach has answered. */
export function Composer({ sessionId, facts, composing, answering, slot }: ComposerProps) {
  const { mode, turnTo, field } = composing;
  const { waiting, stop, problem, note, forget } = answering;
  const isWaiting = waiting !== null;
  const isLasting = useLasting(isWaiting);
  const canStop = isLasting || waiting?.isResumed === true;
  const composed = useComposed({
    sessionId,
    mode,
    facts,
    sent: (canStop && waiting?.sent) || null,
  });
  const { draft, text, readAs, isEmail, isBrief, isEdit, action } = composed;
  const { send, sendByKey, unsent } = useSends(answering, action);
  const { isEntered, ...entering } = useEntered();
  const score = useTypedScore(isEmail && !isBrief ? text : '', readAs, isEntered);
  const lit = useLit();
  const dock = useDock();
  useEscape(isWaiting || isEdit, dock, isWaiting ? stop : draft.giveUp);
  useFocusAtOnce(field, sessionId === null);

  const isPage = sessionId === null && !canStop;
  const hasNothing = draft.text === '' && !isEdit && !draft.hasSetAside && !action.ask?.content;
  const hasNews = isWaiting || problem !== null || note !== null;
  const isFolded = sessionId !== null && hasNothing && !isEntered && !hasNews;
  const hasAccount = isEmail && !canStop && (isPage || text !== '');
  const onType = (next: string) => {
    draft.type(next);
    forget();
  };
  return (
    <div
      ref={dock}
      className={classes.dock}
      data-page={isPage || undefined}
      data-folded={isFolded || undefined}
      data-waiting={canStop || undefined}
      {...entering}
    >
      <ComposerNotes {...{ composed, answering, slot }} onSend={send} />
      <div className={classes.desk}>
        <div className={classes.frame} data-scored={isEmail || undefined} tabIndex={-1}>
          <div className={classes.top}>
            {facts.hasMessages && <ModeChoice mode={mode} onMode={turnTo} />}
            <DraftNotes {...{ mode, draft, isEdit, isSent: composed.isSent }} />
            {!canStop && !isFolded && <ModeLine composed={composed} facts={facts} />}
          </div>
          <ComposerField {...{ composed, score, lit, onType, field }} onSend={sendByKey} />
          {!isFolded && (
            <ComposerFoot
              {...{ composed, canStop, unsent }}
              isStopping={waiting?.isStopping === true}
              onSend={() => send(action.ask)}
              onStop={stop}
            />
          )}
          {hasAccount && (
            <EmailAccount
              {...{ composed, score, lit }}
              onSample={(sample) => {
                onType(sample);
                field.current?.focus();
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
