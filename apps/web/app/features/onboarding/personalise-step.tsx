import { type Profile, lengths, preferredTones } from '@replysmith/contract';
import { useEffect, useEffectEvent } from 'react';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { type Saving, useAboutYou } from './use-about-you.ts';
import { capitalise } from '../../lib/words.ts';
import classes from './wizard-steps.module.css';

const savingWords: Record<Saving, string> = {
  nothing: 'Saved as you go.',
  typed: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved, kept in this browser.',
};

/** Who writes, for whom, and how it should sound; each field is saved when one leaves it. */
export function AboutYou({ profile }: { profile: Profile }) {
  const { values, problems, saving, change, save } = useAboutYou(profile);
  const saveOnLeaving = useEffectEvent(() => void save());
  useEffect(() => () => saveOnLeaving(), []);

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => change(name, value),
    onBlur: () => void save(),
  });
  const tones = new Set<string>([...preferredTones, values.tone]);
  return (
    <div className={`grid one-column-phone ${classes.fields}`}>
      <TextField
        {...field('fullName')}
        label="Full name"
        autoComplete="name"
        maxLength={lengths.fullName}
      />
      <TextField
        {...field('company')}
        label="Company"
        autoComplete="organization"
        maxLength={lengths.company}
      />
      <TextField
        {...field('industry')}
        label="Industry"
        placeholder="E-commerce"
        maxLength={lengths.settingName}
      />
      <SelectField {...field('tone')} label="Tone">
        {[...tones].map((tone) => (
          <option key={tone} value={tone}>
            {capitalise(tone)}
          </option>
        ))}
      </SelectField>
      <div className={`flex items-center all-columns gap-3 ${classes.saving}`}>
        <p className="small ink-3" role="status">
          {savingWords[saving]}
        </p>
        {saving === 'failed' && <TryAgain size="small" onClick={() => void save()} />}
      </div>
    </div>
  );
}

export function PersonaliseStep() {
  const { data: profile } = useProfile(useSignedInUser().id);
  return (
    <>
      <p className="ink-2">
        A rewrite may use these facts about you, and leans toward your tone. You can change them in
        Settings.
      </p>
      {profile ? (
        <AboutYou profile={profile} />
      ) : (
        <Skeleton label="Loading your profile..." widths={['100%', '100%', '100%']} />
      )}
    </>
  );
}
