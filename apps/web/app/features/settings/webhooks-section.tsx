import { Menu } from '@mantine/core';
import { type Webhook, lengths, pages } from '@replysmith/contract';
import { IconAlertTriangle, IconChevronRight, IconDots } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DropMenu } from '../../components/drop-menu.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { explainFailure } from '../../lib/api-error.ts';
import { recentDay } from '../../lib/days.ts';
import { SettingAnchor } from './setting-fields.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { RotateSecretForm, WebhookForm, WebhookSecret, eventNames } from './webhook-form.tsx';
import {
  useDeleteWebhook,
  usePing,
  useRestoreWebhook,
  useUpdateWebhook,
  useWebhooks,
} from './webhooks-api.ts';
import pageClasses from './settings-page.module.css';
import classes from './webhooks-section.module.css';

type Step =
  | { readonly name: 'form'; readonly webhook: Webhook | null }
  | { readonly name: 'rotate'; readonly webhook: Webhook }
  | { readonly name: 'secret'; readonly title: string; readonly secret: string };

/** The addresses that events are sent to. */
export function WebhooksSection() {
  const { data, error, isFetching, refetch } = useWebhooks();
  const [step, setStep] = useState<Step>({ name: 'form', webhook: null });
  const [isOpen, setOpen] = useState(false);
  const open = (next: Step) => {
    setStep(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const webhooks = data?.items;
  const isFull = (webhooks?.length ?? 0) >= lengths.webhooks;
  return (
    <SettingAnchor id="webhooks">
      <Section
        title="Webhooks"
        lede={
          <>
            Tell your own programs when an answer is finished, an email is sent or a reply is noted.
            Every message is signed:{' '}
            <Link to={pages.helpItem('integrations', 'receive-webhooks')}>how to check it</Link>.
          </>
        }
      >
        {!webhooks && !error && <Skeleton widths={['56%', '72%']} label="Loading webhooks..." />}
        {!webhooks && error && (
          <div className="stack justify-items-start gap-3" role="alert">
            <p>{explainFailure(error).message}</p>
            <TryAgain size="small" isBusy={isFetching} onClick={() => void refetch()} />
          </div>
        )}
        {webhooks && webhooks.length > 0 && (
          <ul className="mb-4" aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onEdit={() => open({ name: 'form', webhook })}
                onRotate={() => open({ name: 'rotate', webhook })}
              />
            ))}
          </ul>
        )}
        {webhooks?.length === 0 && <p className="ink-2 mb-4">Nothing is sent anywhere yet.</p>}
        {webhooks &&
          (isFull ? (
            <p className="small ink-2">
              These are all {lengths.webhooks} that you can have. Delete one to make another.
            </p>
          ) : (
            <Button variant="line" onClick={() => open({ name: 'form', webhook: null })}>
              New webhook
            </Button>
          ))}
        <Dialog label="Webhook" isOpen={isOpen} onClose={() => step.name !== 'secret' && close()}>
          {step.name === 'form' && (
            <WebhookForm
              webhook={step.webhook}
              onCancel={close}
              onDone={(secret) =>
                secret === null
                  ? close()
                  : setStep({ name: 'secret', title: 'Your webhook is on', secret })
              }
            />
          )}
          {step.name === 'rotate' && (
            <RotateSecretForm
              webhook={step.webhook}
              onCancel={close}
              onDone={(secret) => setStep({ name: 'secret', title: 'The new secret', secret })}
            />
          )}
          {step.name === 'secret' && <WebhookSecret {...step} onClose={close} />}
        </Dialog>
      </Section>
    </SettingAnchor>
  );
}

type RowProps = { webhook: Webhook; onEdit: () => void; onRotate: () => void };

function WebhookRow({ webhook, onEdit, onRotate }: RowProps) {
  const { id, url, events, includes_text, off_at } = webhook;
  const log = useId();
  const [isLogOpen, setLogOpen] = useState(false);
  const update = useUpdateWebhook(id);
  const ping = usePing(id);
  const remove = useRemove(webhook);
  const trouble = troubleOf(webhook);
  const isOn = off_at === null;
  const sendTest = () =>
    ping.mutate(undefined, { onSuccess: () => setLogOpen(true), onError: showFailure });
  return (
    <li className={`line-below ${classes.webhook}`}>
      <div className={`grid ${classes.head}`}>
        <div className="min-w-0 breakable">
          <p className="strong">
            {url}{' '}
            {includes_text && <span className={`round-tag ${pageClasses.tag}`}>With text</span>}
          </p>
          <p className="small ink-2">{events.map((event) => eventNames[event]).join(' · ')}</p>
          {off_at !== null && webhook.off_reason === 'person' && (
            <p className="small ink-2 mt-2">Off since {sinceText(off_at)}. Nothing is sent.</p>
          )}
          {trouble && (
            <p className={`flex gap-2 small mt-2 ${classes.trouble}`} data-off={!isOn || undefined}>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
              <span>{trouble}</span>
            </p>
          )}
        </div>
        <div className={`flex items-center gap-1 ${classes.buttons}`}>
          {isOn ? (
            <Button
              variant="line"
              size="small"
              isBusy={ping.isPending}
              aria-label={`Send a test: ${url}`}
              onClick={sendTest}
            >
              Send a test
            </Button>
          ) : (
            <Button
              variant="line"
              size="small"
              isBusy={update.isPending}
              aria-label={`Switch on: ${url}`}
              onClick={() => update.mutate({ is_on: true }, { onError: showFailure })}
            >
              Switch on
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isLogOpen}
            aria-controls={log}
            aria-label={`Deliveries: ${url}`}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            Deliveries
            <IconChevronRight className={classes.chevron} size={16} stroke={1.5} aria-hidden />
          </Button>
          <DropMenu
            position="bottom-end"
            target={
              <Button variant="quiet" size="small" shape="icon" aria-label={`More for ${url}`}>
                <IconDots size={18} stroke={1.5} aria-hidden />
              </Button>
            }
          >
            <Menu.Item onClick={onEdit}>Change</Menu.Item>
            <Menu.Item onClick={onRotate}>New secret</Menu.Item>
            {isOn && (
              <Menu.Item onClick={() => update.mutate({ is_on: false }, { onError: showFailure })}>
                Switch off
              </Menu.Item>
            )}
            <Menu.Item onClick={remove}>Delete</Menu.Item>
          </DropMenu>
        </div>
      </div>
      <div id={log} className={classes.log} hidden={!isLogOpen}>
        {isLogOpen && <WebhookDeliveries webhookId={id} isOn={isOn} />}
      </div>
    </li>
  );
}

const sinceText = (moment: string) => recentDay(moment, new Date(), undefined, 'long');

/** What its owner should know of it; null when all is well. */
function troubleOf({ off_at, off_reason, failing_since }: Webhook): string | null {
  if (off_at !== null) {
    const since = `Off since ${sinceText(off_at)}`;
    if (off_reason === 'gone') return `${since}: the address answered that it is gone.`;
    if (off_reason === 'reset') return `${since}: the password was reset.`;
    return off_reason === 'failing' ? `${since}: nothing could be delivered for three days.` : null;
  }
  return failing_since === null
    ? null
    : `Nothing delivered since ${sinceText(failing_since)}. Each event is tried again for almost a day; after three days the webhook is switched off.`;
}

function showFailure(error: unknown): void {
  showToast({ kind: 'error', title: 'Error', message: explainFailure(error).message });
}

/** Deletes at once; the toast takes it back. Its row may be gone before either is done. */
function useRemove({ id, url }: Webhook) {
  const { mutateAsync: remove } = useDeleteWebhook();
  const { mutateAsync: restore } = useRestoreWebhook();
  const showUndo = () =>
    showToast({
      about: `webhook ${id}`,
      title: 'Webhook deleted',
      message: url,
      isName: true,
      action: { label: 'Undo', run: () => void restore(id).catch(showFailure) },
    });
  return () => void remove(id).then(showUndo, showFailure);
}
