import type { ChatMessage, ClientReply, Persona } from '@replysmith/contract';
import { useReader } from '../reader/use-reader.ts';
import { useSessionFacts } from '../use-session-facts.ts';
import { TryAgain } from './try-again.tsx';

type TryReplyAgainProps = {
  draft: ChatMessage;
  /** Null where the reply was stopped: then the reader of the session is asked. */
  read: ClientReply | null;
};

/** Asks a simulated reader once more, who may be of another mind. */
export function TryReplyAgain({ draft, read }: TryReplyAgainProps) {
  return read ? (
    <AskOnceMore draft={draft} persona={read.persona} />
  ) : (
    <AskSessionsReader draft={draft} />
  );
}

function AskSessionsReader({ draft }: { draft: ChatMessage }) {
  const facts = useSessionFacts(draft.session_id);
  const { persona } = useReader(draft.session_id, facts);
  return <AskOnceMore draft={draft} persona={persona} />;
}

function AskOnceMore({ draft, persona }: { draft: ChatMessage; persona: Persona }) {
  return (
    <TryAgain
      draft={draft}
      as={{ persona }}
      title="Simulated replies are free; they may be of another mind"
    />
  );
}
