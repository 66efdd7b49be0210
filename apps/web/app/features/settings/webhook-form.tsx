import { type Webhook, type WebhookEvent, webhookEvents } from '@replysmith/contract';
import { type SubmitEvent, useState } from 'react';
import { TextField, UsernameHint } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { DialogForm, PasswordStep, ShownOnce } from './password-step.tsx';
import { useCreateWebhook, useRotateSecret, useUpdateWebhook } from './webhooks-api.ts';
import classes from './webhooks-section.module.css';

export const eventNames: Readonly<Record<WebhookEvent | 'ping', string>> = {
  'answer.finished': 'An answer is finished',
  'email.sent': 'An email is marked as sent',
  'email.replied': 'A reply or a meeting is noted',
  ping: 'Test',
};

type FormProps = {
  /** The one to change; null for a new one. */
  webhook: Webhook | null;
  /** Called with the secret of a new one. */
  onDone: (secret: string | null) => void;
  onCancel: () => void;
};

/** Where to send what. */
export function WebhookForm({ webhook, onDone, onCancel }: FormProps) {
  const { email } = useSignedInUser();
  const create = useCreateWebhook();
  const update = useUpdateWebhook(webhook?.id ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [includesText, setIncludesText] = useState(webhook?.includes_text ?? false);
  const [isRefused, setRefused] = useState(false);
  const { field, ...frame } = useForm({
    checks: {
      url: (url) => (url.trim() === '' ? 'Enter an address.' : undefined),
      password: (password, { url }) =>
        takesPassword(url) ? checkCurrentPassword(password) : undefined,
    },
    initial: { url: webhook?.url ?? '' },
    send: async ({ url, password }) => {
      const chosen = { events: [...events] };
      const guarded = { url, includes_text: includesText, password };
      if (!webhook) return (await create.mutateAsync({ ...chosen, ...guarded })).secret;
      await update.mutateAsync({ ...chosen, ...(takesPassword(url) && guarded) });
      return null;
    },
    onDone: (_, secret) => onDone(secret),
    explain: explainAt({ current_password_incorrect: 'password' }),
  });
  /** Where the words of emails go is decided with the password. */
  const takesPassword = (url: string) =>
    !webhook || url.trim() !== webhook.url || includesText !== webhook.includes_text;
  const address = field('url');
  const form = {
    ...frame.form,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      setRefused(events.length === 0);
      if (events.length > 0) frame.form.onSubmit(event);
      else event.preventDefault();
    },
  };
  const toggle = (event: WebhookEvent) =>
    setEvents(webhookEvents.filter((one) => events.includes(one) !== (one === event)));
  return (
    <DialogForm
      {...frame}
      form={form}
      announcesFailure
      title={webhook ? 'Change webhook' : 'New webhook'}
      lede="Each event is posted there as signed JSON within seconds."
      submit={webhook ? 'Save' : 'Create'}
      onCancel={onCancel}
    >
      <TextField
        {...address}
        label="Address"
        type="text"
        inputMode="url"
        placeholder="https://example.com/webhooks"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <fieldset className="stack gap-2">
        <legend className="dense strong mb-2">Send when</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
            {eventNames[event]}
          </label>
        ))}
        {isRefused && (
          <p className="small poor" role="alert">
            Choose at least one event.
          </p>
        )}
      </fieldset>
      <div>
        <label className="flex items-center gap-2 strong">
          <input
            type="checkbox"
            checked={includesText}
            aria-describedby="includes-text-about"
            onChange={() => setIncludesText(!includesText)}
          />
          Include the text of emails
        </label>
        <p id="includes-text-about" className={`small ink-2 ${classes.about}`}>
          Subject, body and recipient too. Without it, only ids, times and scores are sent.
        </p>
      </div>
      {takesPassword(address.value) && (
        <>
          <UsernameHint email={email} />
          <PasswordField
            {...field('password')}
            label="Your password"
            autoComplete="current-password"
          />
        </>
      )}
    </DialogForm>
  );
}

type SecretProps = { title: string; secret: string; onClose: () => void };

/** The secret, shown only once. */
export function WebhookSecret({ title, secret, onClose }: SecretProps) {
  return (
    <ShownOnce title={title} label="Secret" secret={secret} onClose={onClose}>
      This secret proves to your program that a message is from here. Keep it there, as you would a
      password. It is not shown again.
    </ShownOnce>
  );
}

type RotateProps = { webhook: Webhook; onDone: (secret: string) => void; onCancel: () => void };

/** Asks first: programs that have the old secret refuse what comes next. */
export function RotateSecretForm({ webhook, onDone, onCancel }: RotateProps) {
  const { mutateAsync } = useRotateSecret();
  return (
    <PasswordStep
      send={(password) => mutateAsync({ webhook_id: webhook.id, password })}
      onDone={({ secret }) => onDone(secret)}
      title="New secret?"
      lede="What is sent from then on is signed with it, and a program that has the old one refuses it. What was refused is sent again within minutes, so give your program the new one at once."
      submit="Make a new secret"
      onCancel={onCancel}
    />
  );
}
