import { fullNameOf } from '@replysmith/contract';
import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import classes from './chat-greeting.module.css';
import { callName, greetingAt } from './greeting.ts';

export function ChatGreeting({ isSlim }: { isSlim: boolean }) {
  const user = useSignedInUser();
  const { data: profile } = useProfile(user.id);
  const name = callName((profile && fullNameOf(profile)) ?? user.name, user.email);
  return (
    <div className={classes.greeting}>
      <h1 className={isSlim ? classes.slim : 'head'}>
        <span>
          {greetingAt(new Date().getHours())}, {name}.
        </span>
      </h1>
      {profile?.company && !isSlim && <p className="ink-2">{profile.company}</p>}
    </div>
  );
}
