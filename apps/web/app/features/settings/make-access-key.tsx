import { type KeyScope, lengths } from '@replysmith/contract';
import { useState } from 'react';
import { SelectField, TextField, UsernameHint } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword, checkLength } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { dayIn } from '../../lib/days.ts';
import { useNow } from '../../lib/timing.ts';
import { useCreateAccessKey } from './account-api.ts';
import { DialogForm, ShownOnce } from './password-step.tsx';

export const scopeNames: Readonly<Record<KeyScope, string>> = {
  read: 'Read',
  write: 'Read and write',
  coach: 'Coach only',
};

const scopes: Readonly<Record<KeyScope, string>> = {
  read: 'It sees your chats, templates, campaigns and figures, and changes nothing.',
  write:
    'It may do what you may: see, write and delete what is yours, and ask the coach. It never reaches your sign-in, your plan or your account.',
  coach:
    'It has emails scored and rewritten, asks questions and plays the recipient. It sees nothing else.',
};

const scopeOrder = ['coach', 'read', 'write'] as const satisfies readonly KeyScope[];

const ends = {
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In a year',
  day: 'On a day you choose',
  none: 'Never',
} as const;

/** When a key ends: so many days from now, at the end of a day, or never. */
function endOf(end: string, day: string, now: Date): string | null {
  if (end === 'none') return null;
  if (end === 'day') return new Date(`${day}T23:59:59`).toISOString();
  return new Date(now.getTime() + Number(end) * 86_400_000).toISOString();
}

type StepsProps = {
  /** Called once the key is shown, which happens only once. */
  onKey: () => void;
  onClose: () => void;
};

/** What the key is for, then the key itself. */
export function MakeKeySteps({ onKey, onClose }: StepsProps) {
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) {
    return (
      <ShownOnce title="Your new key" label="Access key" secret={key} onClose={onClose}>
        Copy it now to where it will be used. It is not shown again, and we keep only what it takes
        to recognise it. Whoever has it can use it, so treat it like a password.
      </ShownOnce>
    );
  }
  return (
    <KeyForm
      onMade={(made) => {
        onKey();
        setKey(made);
      }}
      onCancel={onClose}
    />
  );
}

function KeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const { email } = useSignedInUser();
  const { mutateAsync } = useCreateAccessKey();
  const today = dayIn(undefined, useNow());
  const { field, ...frame } = useForm({
    checks: {
      name: (name) =>
        name.trim() === ''
          ? 'Name the key after what will use it.'
          : checkLength(lengths.keyName)(name.trim()),
      scope: () => undefined,
      end: () => undefined,
      expires_at: (day, { end }) =>
        end === 'day' && !(day >= today) ? 'Choose a day in the future.' : undefined,
      password: checkCurrentPassword,
    },
    initial: { scope: 'coach', end: '90' },
    send: ({ name, scope, end, expires_at, password }) =>
      mutateAsync({
        ...{ name: name.trim(), scope: scope as KeyScope, password },
        expires_at: endOf(end, expires_at, new Date()),
      }),
    onDone: (_, { key }) => onMade(key),
    explain: explainAt({ current_password_incorrect: 'password' }),
  });
  const scope = field('scope');
  const end = field('end');
  return (
    <DialogForm
      {...frame}
      announcesFailure
      title="Make an access key"
      lede="You see it once, in the next step."
      submit="Make the key"
      onCancel={onCancel}
    >
      <TextField
        {...field('name')}
        label="Name"
        placeholder="What will use it"
        maxLength={lengths.keyName}
        autoComplete="off"
        data-autofocus
      />
      <div>
        <SelectField {...scope} label="What it may do">
          {scopeOrder.map((each) => (
            <option key={each} value={each}>
              {scopeNames[each]}
            </option>
          ))}
        </SelectField>
        <p className="small ink-2 pretty mt-1" aria-live="polite">
          {scopes[scope.value as KeyScope]}
        </p>
      </div>
      <SelectField {...end} label="Expires">
        {Object.entries(ends).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {end.value === 'day' && (
        <TextField {...field('expires_at')} label="Last day" type="date" min={today} />
      )}
      <UsernameHint email={email} />
      <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
    </DialogForm>
  );
}
