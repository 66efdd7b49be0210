import { type AccessKey, lengths } from '@replysmith/contract';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useForm } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { explainFailure } from '../../lib/api-error.ts';
import { dayText } from '../../lib/days.ts';
import { useNow } from '../../lib/timing.ts';
import { listInWords, oneLine } from '../../lib/words.ts';
import { useAccessKeys, useRevokeAccessKey } from './account-api.ts';
import { MakeKeySteps, scopeNames } from './make-access-key.tsx';
import { agoText, deviceName } from './open-sessions.tsx';
import { DialogForm } from './password-step.tsx';
import { SettingAnchor } from './setting-fields.tsx';
import classes from './settings-page.module.css';

const week = 7 * 86_400_000;

/** The keys with which programs call the server in this person's name. */
export function AccessKeysSection() {
  return (
    <SettingAnchor id="access-keys">
      <AccessKeysBlock />
    </SettingAnchor>
  );
}

function AccessKeysBlock() {
  const { data: keys, error, isFetching, refetch } = useAccessKeys();
  const [isMaking, setMaking] = useState(false);
  /** A key that is shown must not go with a stray key or click. */
  const [isKeyShown, setKeyShown] = useState(false);
  const [target, setTarget] = useState<AccessKey | null>(null);
  const [isRevoking, setRevoking] = useState(false);
  const now = useNow();
  const working = keys?.filter((key) => !isOver(key, now)) ?? [];
  const over = keys?.filter((key) => isOver(key, now)) ?? [];
  const isFull = working.length >= lengths.accessKeys;
  const make = useRef<HTMLButtonElement>(null);
  const isTargetGone =
    !isRevoking && target !== null && keys?.every(({ id }) => id !== target.id) === true;
  useEffect(() => {
    if (isTargetGone) make.current?.focus();
  }, [isTargetGone]);
  const close = () => {
    setMaking(false);
    setKeyShown(false);
  };

  return (
    <Section
      title="Access keys"
      lede="A key lets a program call Replysmith for you, without your password. Make one for each program, with no more rights than it needs."
    >
      {!keys && !error && <Skeleton widths={['48%', '72%']} label="Loading your access keys..." />}
      {!keys && error && (
        <div className="stack justify-items-start gap-3" role="alert">
          <p>{error.message}</p>
          <TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />
        </div>
      )}
      {keys && (
        <div className="stack">
          <EndingSoon keys={working.filter((key) => endsSoon(key, now))} />
          {keys.length === 0 ? (
            <p className="ink-2">You have no access keys.</p>
          ) : (
            <ul>
              {[...working, ...over].map((key) => (
                <KeyRow
                  key={key.id}
                  accessKey={key}
                  now={now}
                  onRevoke={() => {
                    setTarget(key);
                    setRevoking(true);
                  }}
                />
              ))}
            </ul>
          )}
          {isFull ? (
            <p className="small ink-2">
              These are all the {lengths.accessKeys} that you can have. Revoke one to make another.
            </p>
          ) : (
            <div>
              <Button ref={make} variant="line" onClick={() => setMaking(true)}>
                Make a key
              </Button>
            </div>
          )}
        </div>
      )}
      <Dialog label="Make an access key" isOpen={isMaking} onClose={() => !isKeyShown && close()}>
        <MakeKeySteps onKey={() => setKeyShown(true)} onClose={close} />
      </Dialog>
      <Dialog label="Revoke a key" isOpen={isRevoking} onClose={() => setRevoking(false)}>
        {target && <RevokeForm accessKey={target} now={now} onClose={() => setRevoking(false)} />}
      </Dialog>
    </Section>
  );
}

function isOver({ expires_at }: AccessKey, now: Date): boolean {
  return expires_at !== null && new Date(expires_at) <= now;
}

function endsSoon({ expires_at }: AccessKey, now: Date): boolean {
  return expires_at !== null && Date.parse(expires_at) - now.getTime() <= week;
}

function EndingSoon({ keys }: { keys: readonly AccessKey[] }) {
  if (keys.length === 0) return null;
  const ends = keys.map(
    ({ name, expires_at }, at) =>
      `“${name}” ${at === 0 ? 'expires ' : ''}on ${dayText(expires_at ?? '')}`,
  );
  return (
    <Banner tone="warning" title={`${listInWords(ends)}.`}>
      What uses {keys.length === 1 ? 'it' : 'them'} will then be refused. Make a new key for it
      before that.
    </Banner>
  );
}

type KeyRowProps = { accessKey: AccessKey; now: Date; onRevoke: () => void };

function KeyRow({ accessKey, now, onRevoke }: KeyRowProps) {
  const { name, scope, last_characters, created_at } = accessKey;
  const isExpired = isOver(accessKey, now);
  const verb = isExpired ? 'Remove' : 'Revoke';
  return (
    <li className={`flex items-center gap-3 line-below ${classes.row}`}>
      <IconKey size={22} stroke={1.5} aria-hidden />
      <div className="grow min-w-0 breakable">
        <p className={isExpired ? 'strong ink-2' : 'strong'}>
          {name}{' '}
          <span className={`round-tag ${classes.tag}`}>
            {isExpired ? 'Expired' : scopeNames[scope]}
          </span>
        </p>
        <p className="small ink-2">
          <code>replysmith_…{last_characters}</code>. Made {agoText(created_at, now)}.{' '}
          {endText(accessKey, now)}
        </p>
        <p className="small ink-2">{useText(accessKey, now)}</p>
      </div>
      <Button variant="line" size="small" aria-label={`${verb} ${name}`} onClick={onRevoke}>
        {verb}
      </Button>
    </li>
  );
}

function endText(key: AccessKey, now: Date): string {
  if (key.expires_at === null) return 'Does not expire.';
  return `${isOver(key, now) ? 'Expired' : 'Expires'} on ${dayText(key.expires_at)}.`;
}

function useText({ last_used_at, last_used_from, last_used_by }: AccessKey, now: Date): string {
  if (last_used_at === null) return 'Never used.';
  const from = last_used_from ? ` from ${last_used_from}` : '';
  const by = last_used_by ? ` by ${programName(last_used_by)}` : '';
  return `Last used ${agoText(last_used_at, now)}${from}${by}.`;
}

/** Browsers' extensions call with the whole of the browser's own name. */
function programName(userAgent: string): string {
  return userAgent.startsWith('Mozilla/') ? deviceName(userAgent) : oneLine(userAgent, 60);
}

type RevokeFormProps = { accessKey: AccessKey; now: Date; onClose: () => void };

/** Asks first, because a revoked key cannot be had back. */
function RevokeForm({ accessKey, now, onClose }: RevokeFormProps) {
  const { id, name, expires_at } = accessKey;
  const { mutateAsync } = useRevokeAccessKey();
  const { title, lede, submit, toast } = isOver(accessKey, now)
    ? {
        title: `Remove “${name}”?`,
        lede: `It expired on ${dayText(expires_at ?? '')} and no longer works.`,
        submit: 'Remove',
        toast: { title: 'Key removed', message: `“${name}” had expired.` },
      }
    : {
        title: `Revoke “${name}”?`,
        lede: 'What uses it is refused from now on. This cannot be undone; you can make a new key.',
        submit: 'Revoke',
        toast: { title: 'Key revoked', message: `“${name}” no longer works.` },
      };
  const { form, isBusy, failure } = useForm({
    checks: {},
    send: () => mutateAsync(id),
    onDone: () => {
      showToast(toast);
      onClose();
    },
    explain: explainFailure,
  });
  return (
    <DialogForm
      {...{ form, isBusy, failure, title, lede, submit }}
      announcesFailure
      look="danger"
      onCancel={onClose}
    >
      {null}
    </DialogForm>
  );
}
