import { fullNameOf, pages } from '@replysmith/contract';
import { IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChatSessions } from '../../data/chat-sessions.ts';
import { isFree, useSubscription } from '../../data/subscription.ts';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { indicatorLevel, usageLeftInWords, promptsUpgrade, usageOf } from '../../data/usage.ts';
import { clockTime } from '../../lib/days.ts';
import { useNow } from '../../lib/timing.ts';
import { countOf } from '../../lib/words.ts';
import { Button } from '../../components/button.tsx';
import { Meter } from '../../components/meter.tsx';
import { SideSheet } from '../../components/side-sheet.tsx';
import { NewChatLink, Sessions } from './sessions/sessions.tsx';
import classes from './chat-head.module.css';

/**
 * Greeting, requests left today, and the ways to other sessions; one line once there are messages.
 */
export function ChatHead({ isSlim }: { isSlim: boolean }) {
  return (
    <header
      className={`flex items-end justify-between gap-6 ${classes.head}`}
      data-slim={isSlim || undefined}
    >
      <ChatGreeting isSlim={isSlim} />
      <div className={`no-shrink ${classes.side}`}>
        <RequestsMeter isSlim={isSlim} />
        <div className={`flex ${classes.buttons}`}>
          <SessionsSheet />
          <NewChatLink>Start New Session</NewChatLink>
        </div>
      </div>
    </header>
  );
}

/** A button and a sheet with the sessions, where there is no room beside the conversation. */
export function SessionsSheet() {
  const [isOpen, setOpen] = useState(false);
  const { sessions, total } = useChatSessions({ state: 'active', search: '' });
  const close = () => setOpen(false);
  return (
    <span className={`hidden ${classes.sheet}`}>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        <IconList size={16} stroke={1.5} aria-hidden />
        {sessions === undefined ? 'Sessions' : `Sessions, ${String(total)}`}
      </Button>
      <SideSheet title="Chat Sessions" isOpen={isOpen} onClose={close}>
        <div className={classes.new}>
          <NewChatLink onClick={close}>New Chat</NewChatLink>
        </div>
        <Sessions onFollow={close} />
      </SideSheet>
    </span>
  );
}

function ChatGreeting({ isSlim }: { isSlim: boolean }) {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const name = callName((profile && fullNameOf(profile)) ?? user.name, user.email);
  return (
    <div className="min-w-0 breakable">
      <h1 className={isSlim ? classes.slim : 'head'}>
        <span>
          {greetingAt(useNow().getHours())}, {name}.
        </span>
      </h1>
      {profile?.company && !isSlim && <p className="ink-2 mt-1">{profile.company}</p>}
    </div>
  );
}

/** "Good morning" from five until noon, and so on. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** The first name, or the part of the address before the @. */
export function callName(fullName: string | null | undefined, email: string): string {
  const [first] = (fullName ?? '').trim().split(/\s+/u);
  return first ? first : (email.split('@')[0] ?? email);
}

/**
 * Today's AI requests and when they start again. The slim form leaves out what the header shows.
 */
function RequestsMeter({ isSlim }: { isSlim: boolean }) {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'daily_ai_requests');
  if (!usage)
    return (
      <div className={`small ink-2 ${classes.meter}`} data-slim={isSlim || undefined} aria-hidden />
    );
  const { feature, used, limit, left, percent } = usage;
  return (
    <div className={`small ink-2 ${classes.meter}`} data-slim={isSlim || undefined}>
      <p className={`flex justify-between gap-4 numbers ${classes.line}`}>
        <span>
          {limit === null
            ? `${countOf(used, 'request')} today, no limit`
            : `${String(used)} of ${String(limit)} requests today`}
        </span>
        <span className="ink-3">Resets {clockTime(new Date(data.resets_at))}</span>
      </p>
      {limit !== null && (
        <Meter
          used={used}
          limit={limit}
          label="AI requests today"
          level={indicatorLevel(percent)}
        />
      )}
      {left !== null && promptsUpgrade(left) && (
        <p className={classes.note}>
          {usageLeftInWords(feature, left)}.{' '}
          {isFree(data) && <Link to={pages.upgrade}>See plans</Link>}
        </p>
      )}
    </div>
  );
}
