import type { Profile } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { useUpdateProfile } from '../../../data/profile/profile.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { changesOf, detailsOf, type Details } from './details-of.ts';
import { keepDetails, keptDetails } from './kept-details.ts';

export type Saving = 'nothing' | 'typed' | 'saving' | 'saved' | 'failed';

type Problems = Partial<Record<keyof Details, string>>;

/** The reader's details: saved by themselves, and kept here until they are. */
export function useAboutYou(profile: Profile) {
  const [typed, setTyped] = useState(() => keptDetails(profile));
  const [saving, setSaving] = useState<Saving>(Object.keys(typed).length > 0 ? 'typed' : 'nothing');
  const [problems, setProblems] = useState<Problems>({});
  const latest = useRef(typed);
  const base = useRef(detailsOf(profile));
  const underWay = useRef(0);
  const { mutateAsync } = useUpdateProfile(profile.id);

  const keep = (next: Partial<Details>) => {
    latest.current = next;
    setTyped(next);
    keepDetails(profile.id, next, base.current);
  };

  const save = async () => {
    const sent = latest.current;
    const changes = changesOf(profile, sent);
    if (Object.keys(changes).length === 0) {
      // While it is being saved, the profile shows it already.
      if (underWay.current === 0) keep({});
      if (underWay.current === 0 && saving === 'typed') setSaving('nothing');
      return;
    }
    setSaving('saving');
    underWay.current += 1;
    try {
      await mutateAsync(changes);
      base.current = { ...base.current, ...sent };
      setProblems({});
      if (latest.current !== sent) return;
      keep({});
      setSaving('saved');
    } catch (error) {
      setProblems(problemsIn(error));
      setSaving('failed');
      tellNotSaved();
    } finally {
      underWay.current -= 1;
    }
  };

  const change = (name: keyof Details, value: string) => {
    keep({ ...latest.current, [name]: value });
    setProblems((known) => ({ ...known, [name]: undefined }));
    setSaving('typed');
  };
  return { values: { ...detailsOf(profile), ...typed }, problems, saving, change, save };
}

/** The server's names for the fields. */
const places: Record<string, keyof Details> = {
  full_name_override: 'fullName',
  company: 'company',
  'optimization_preferences.industry': 'industry',
  'optimization_preferences.tone': 'tone',
};

function problemsIn(error: unknown): Problems {
  const { fields } = explainFailure(error);
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, place]) =>
      fields[name]?.[0] ? [[place, fields[name][0]]] : [],
    ),
  );
}

function tellNotSaved(): void {
  showToast({
    about: 'your preferences',
    title: 'Error',
    message: 'Failed to save preferences. Please try again.',
    kind: 'error',
  });
}
