import { lengths, type Profile } from '@replysmith/contract';
import { useUpdateProfile } from '../../../data/profile.ts';
import { checkFullName, checkLength } from '../../../lib/account-checks.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { changesOf, valuesOf } from './changes-of.ts';
import classes from './profile-form.module.css';
import { SignaturePreview } from './signature-preview.tsx';

/** The server's names for the fields. */
const places = {
  full_name_override: 'fullName',
  company: 'company',
  email_signature: 'signature',
} as const;

export function ProfileForm({ profile }: { profile: Profile }) {
  const { mutateAsync } = useUpdateProfile(profile.id);
  const { field, ...frame } = useForm({
    initial: valuesOf(profile),
    checks: {
      fullName: checkFullName,
      company: checkLength(lengths.company),
      signature: checkLength(lengths.emailSignature),
    },
    send: (values) => mutateAsync(changesOf(profile, values)),
    onDone: () => showToast({ title: 'Success', message: 'Settings updated successfully.' }),
    explain,
  });
  const signature = field('signature');
  return (
    <div className={classes.form}>
      <Form {...frame} isToldHere submit="Save changes">
        <TextField {...field('fullName')} label="Full name" autoComplete="name" />
        <TextField {...field('company')} label="Company" autoComplete="organization" />
        <TextAreaField {...signature} label="Email signature" rows={4} />
        <SignaturePreview signature={signature.value} />
      </Form>
    </div>
  );
}

function explain(error: unknown) {
  const { message, fields } = explainFailure(error);
  const here = Object.entries(places).flatMap(([name, place]) =>
    fields[name] ? [[place, fields[name]] as const] : [],
  );
  return { message, fields: Object.fromEntries(here) };
}
