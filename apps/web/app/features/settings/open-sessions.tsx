import type { OpenSession } from '@replysmith/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndOtherSessions, useEndSession, useOpenSessions } from './account-api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { dayText } from '../../lib/days.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useForm } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { DialogForm } from './password-step.tsx';
import { capitalise } from '../../lib/words.ts';
import { useNow } from '../../lib/timing.ts';
import classes from './settings-page.module.css';

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** "Firefox on Windows", from the user agent. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
}

export function isHandheld(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent);
}

const day = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** "today", "yesterday", "3 days ago", then "on 4 March 2026", by the user's calendar days. */
export function agoText(moment: string, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / day);
  if (days > 6) return `on ${dayText(moment)}`;
  return relative.format(-Math.max(0, days), 'day');
}

type SessionRowProps = { session: OpenSession; onEnd: () => void };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { user_agent, ip_address, created_at, last_used_at, is_current } = session;
  const name = deviceName(user_agent);
  const Icon = isHandheld(user_agent) ? IconDeviceMobile : IconDeviceLaptop;
  const now = useNow();
  return (
    <li className={`flex items-center gap-3 line-below ${classes.row}`}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className="grow min-w-0 breakable">
        <p className="strong">
          {name} {is_current && <span className={`round-tag ${classes.tag}`}>This browser</span>}
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

type EndSessionFormProps = { about: OpenSession | 'others'; onClose: () => void };

/** Confirms signing out a session, which cannot be undone from here. */
function EndSessionForm({ about, onClose }: EndSessionFormProps) {
  const one = useEndSession();
  const others = useEndOtherSessions();
  const name = about === 'others' ? 'every other browser' : deviceName(about.user_agent);
  const { form, isBusy, failure } = useForm({
    checks: {},
    send: () => (about === 'others' ? others.mutateAsync() : one.mutateAsync(about.id)),
    onDone: () => {
      showToast({ title: 'Signed out', message: `${capitalise(name)} has to sign in again.` });
      onClose();
    },
    failure: 'Error',
    explain: explainFailure,
  });
  return (
    <DialogForm
      form={form}
      isBusy={isBusy}
      failure={failure}
      title={`Sign out ${name}?`}
      lede="It will have to sign in again, with the password. Nothing that was saved is lost."
      submit="Sign out"
      onCancel={onClose}
    >
      {null}
    </DialogForm>
  );
}

export function SessionsBlock() {
  const { data: sessions, error, isFetching, refetch } = useOpenSessions();
  const [target, setTarget] = useState<OpenSession | 'others'>('others');
  const [isOpen, setOpen] = useState(false);
  const ask = (about: OpenSession | 'others') => {
    setTarget(about);
    setOpen(true);
  };
  const others = sessions?.filter((session) => !session.is_current).length ?? 0;

  return (
    <Section
      title="Where you are signed in"
      lede="A browser you do not know? Sign it out, then change your password."
    >
      {!sessions && !error && (
        <Skeleton widths={['48%', '72%']} label="Loading where you are signed in..." />
      )}
      {!sessions && error && (
        <div className="stack justify-items-start gap-3" role="alert">
          <p>{error.message}</p>
          <TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />
        </div>
      )}
      {sessions && (
        <>
          <ul className="mb-4">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
            ))}
          </ul>
          {others === 0 ? (
            <p className="small ink-2">Nowhere else.</p>
          ) : (
            <Button variant="line" onClick={() => ask('others')}>
              {others === 1 ? 'Sign out the other' : `Sign out all ${String(others)} others`}
            </Button>
          )}
        </>
      )}
      <Dialog label="Sign out" isOpen={isOpen} onClose={() => setOpen(false)}>
        <EndSessionForm about={target} onClose={() => setOpen(false)} />
      </Dialog>
    </Section>
  );
}
