import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { useHelpMessages } from '../../../../data/help/help-messages.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { putHelpBot } from '../bot-place.ts';
import { ClearMessages } from './clear-messages.tsx';
import { FailureNote } from './failure-note.tsx';
import classes from './help-panel.module.css';
import { MessageList } from './message-list.tsx';
import { PanelHead } from './panel-head.tsx';
import { QuestionField } from './question-field.tsx';
import type { Asking } from './use-asking.ts';

/** The open chat, beside the page: it takes nothing away from it. */
export function HelpPanel({ asking, takesFocus }: { asking: Asking; takesFocus: boolean }) {
  const { id } = useSignedInUser();
  const { data } = useHelpMessages(true);
  const minimise = () => putHelpBot(id, 'minimised');
  return (
    <div
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) minimise();
      }}
    >
      <PanelHead onMinimise={minimise} onClose={() => putHelpBot(id, 'closed')} />
      <MessageList asking={asking} />
      {asking.failed && (
        <FailureNote
          {...asking.failed}
          onRetry={() => asking.failed && asking.ask(asking.failed.question)}
        />
      )}
      <QuestionField asking={asking} takesFocus={takesFocus} />
      <div className={classes.ways}>
        <a href={pages.help} target="_blank" rel="noopener">
          Open the Help Center<span className="visually-hidden"> in a new tab</span>
        </a>
        <Link to={pages.settings}>Contact Support</Link>
        {(data?.items.length ?? 0) > 0 && <ClearMessages isAsking={asking.pending !== null} />}
      </div>
    </div>
  );
}
