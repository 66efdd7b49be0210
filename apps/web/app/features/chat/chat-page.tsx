import type { OptimizeEmailReply } from '@replysmith/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ChatDesk } from './chat-desk.tsx';
import classes from './chat-page.module.css';
import { whyNotJudged } from './reading/why-not-judged.ts';
import { compared } from './result/account/headline.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';

export function ChatPage() {
  const { sessionId = null } = useParams();
  const navigate = useNavigate();
  const [newestAnswer, setNewestAnswer] = useState<string | null>(null);
  const [status, setStatus] = useState('');

  const showAnswer = ({ session, messages: [, answer], optimization }: OptimizeEmailReply) => {
    const { original_score: before, optimized_score: after } = optimization.score;
    setStatus(`Result ready: ${whyNotJudged(optimization) ?? compared(before, after)}`);
    setNewestAnswer(answer.id);
    if (session.id !== sessionId) void navigate(`/dashboard/coldmail/${session.id}`);
  };

  return (
    <div className={classes.chat}>
      <SessionsPanel />
      <ChatDesk
        key={sessionId ?? 'new'}
        sessionId={sessionId}
        newestAnswer={newestAnswer}
        onSending={() => setStatus('Optimizing')}
        onAnswered={showAnswer}
      />
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}
