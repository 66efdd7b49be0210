import type { ChatMessage } from '@replysmith/contract';
import { aiLabel, authorOf, whatFailed } from '../author.ts';
import { ByLine } from './by-line.tsx';
import { TextMessage } from './text-message.tsx';

/** An answer in words: to a question, in a reader's voice, or of an older form. */
export function TextAnswer({ answer: message }: { answer: ChatMessage }) {
  const { content, created_at: at, answer, client_reply: reply, is_partial } = message;
  const by = answer ?? reply;
  const failure = by && whatFailed(by);
  return (
    <>
      {by ? (
        <ByLine
          who={reply ? 'Simulated reader, not a real person' : `Answered by ${authorOf(by)}`}
          at={at}
          how={reply ? `written by ${authorOf(by)}` : undefined}
          label={aiLabel(by)}
        />
      ) : (
        <ByLine who="Coach" at={at} />
      )}
      <TextMessage
        text={content || reply?.reason || 'Nothing was answered.'}
        note={failure ? `${failure} The coach wrote this instead.` : noteOf(message, is_partial)}
      />
    </>
  );
}

function noteOf({ message_type, answer, client_reply }: ChatMessage, isPartial: boolean) {
  if (isPartial) return 'Stopped. This is what had come.';
  if (answer || client_reply || message_type !== 'email_optimization') return undefined;
  return 'Its score was stored in a form that is no longer read.';
}
