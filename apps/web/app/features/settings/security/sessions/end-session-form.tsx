import type { OpenSession } from '@replysmith/contract';
import { useEndOtherSessions, useEndSession } from '../../../../data/account/open-sessions.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { useForm } from '../../../../ui/form/use-form.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { DialogForm } from '../../dialog-form.tsx';
import { deviceName } from './device-name.ts';

type EndSessionFormProps = { about: OpenSession | 'others'; onClose: () => void };

/** Asks once before a place is signed out: there is no way back but signing in there. */
export function EndSessionForm({ about, onClose }: EndSessionFormProps) {
  const one = useEndSession();
  const others = useEndOtherSessions();
  const name = about === 'others' ? 'every other place' : deviceName(about.user_agent);
  const { form, isBusy, failure } = useForm({
    checks: {},
    send: () => (about === 'others' ? others.mutateAsync() : one.mutateAsync(about.id)),
    onDone: () => {
      showToast({ title: 'Signed out', message: `${upperFirst(name)} has to sign in again.` });
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
      lede="It has to sign in again, with the password. Nothing that was saved is lost."
      submit="Sign out"
      onCancel={onClose}
    >
      {null}
    </DialogForm>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
