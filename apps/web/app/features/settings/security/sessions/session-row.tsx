import type { OpenSession } from '@replysmith/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import { agoText } from './ago-text.ts';
import { deviceName, isHandheld } from './device-name.ts';
import classes from './session-row.module.css';

type SessionRowProps = { session: OpenSession; onEnd: () => void };

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { user_agent, ip_address, created_at, last_used_at, is_current } = session;
  const name = deviceName(user_agent);
  const Icon = isHandheld(user_agent) ? IconDeviceMobile : IconDeviceLaptop;
  const now = new Date();
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.about}>
        <p className={classes.name}>
          {name} {is_current && <span className={classes.tag}>This browser</span>}
        </p>
        <p className="small ink-2">
          Last used {agoText(last_used_at, now)}
          {ip_address && ` from ${ip_address}`}, signed in {agoText(created_at, now)}
        </p>
      </div>
      {!is_current && (
        <Button variant="line" size="small" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
