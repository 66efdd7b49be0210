import { type Profile, type UpdateProfileRequest, fullNameOf } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { useUpdateProfile } from '../../data/profile.ts';
import { fields, readable, text } from '../../lib/checks.ts';
import { stored } from '../../lib/storage.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { showToast } from '../../components/toast.tsx';

const readableDetails = readable({ fullName: text, company: text, industry: text, tone: text });
type Details = { fullName: string; company: string; industry: string; tone: string };

/** The industry of a profile that never set one. */
const anyIndustry = 'general';

/** The tutorial's fields, from the profile. */
function detailsOf(profile: Profile): Details {
  const { industry, tone } = profile.optimization_preferences;
  return {
    fullName: fullNameOf(profile) ?? '',
    company: profile.company ?? '',
    industry: industry === anyIndustry ? '' : industry,
    tone,
  };
}

/** The resulting profile changes; an emptied name is left unchanged. */
function changesOf(profile: Profile, typed: Partial<Details>): UpdateProfileRequest {
  const was = detailsOf(profile);
  const is = { ...was, ...typed };
  const preferences = {
    ...(is.industry.trim() !== was.industry && { industry: is.industry.trim() || anyIndustry }),
    ...(is.tone !== was.tone && { tone: is.tone }),
  };
  const name = is.fullName.trim();
  return {
    ...(name !== '' && name !== was.fullName && { full_name_override: name }),
    ...(is.company.trim() !== was.company && { company: is.company.trim() || null }),
    ...(Object.keys(preferences).length > 0 && { optimization_preferences: preferences }),
  };
}

/** What was typed and is not saved yet, and what the server had then. */
const storedDetails = stored({
  name: 'about-you',
  schema: fields({ typed: readableDetails, base: readableDetails }),
  empty: null,
});

/** Unsaved details from last time, without those changed elsewhere since. */
function leftDetails(profile: Profile): Partial<Details> {
  const now = detailsOf(profile);
  const storedDraft = storedDetails.read(storedDetails.key(profile.id));
  if (!storedDraft) return {};
  const { typed, base } = storedDraft;
  const names = Object.keys(typed) as (keyof Details)[];
  return Object.fromEntries(
    names.filter((name) => base[name] === now[name]).map((name) => [name, typed[name]]),
  );
}

export type Saving = 'nothing' | 'typed' | 'saving' | 'saved' | 'failed';

type Problems = Partial<Record<keyof Details, string>>;

/** The user's details: saved automatically, and stored in this browser until then. */
export function useAboutYou(profile: Profile) {
  const [typed, setTyped] = useState(() => leftDetails(profile));
  const [saving, setSaving] = useState<Saving>(Object.keys(typed).length > 0 ? 'typed' : 'nothing');
  const [problems, setProblems] = useState<Problems>({});
  const latest = useRef(typed);
  const base = useRef(detailsOf(profile));
  const underWay = useRef(0);
  const { mutateAsync } = useUpdateProfile(profile.id);

  const set = (next: Partial<Details>) => {
    latest.current = next;
    setTyped(next);
    const isLeft = Object.keys(next).length > 0;
    const key = storedDetails.key(profile.id);
    storedDetails.write(key, isLeft ? { typed: next, base: base.current } : null);
  };

  const save = async () => {
    const sent = latest.current;
    const changes = changesOf(profile, sent);
    if (Object.keys(changes).length === 0) {
      // During saving, the profile already shows it.
      if (underWay.current === 0) set({});
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
      set({});
      setSaving('saved');
    } catch (error) {
      setProblems(problemsIn(error));
      setSaving('failed');
      showNotSaved();
    } finally {
      underWay.current -= 1;
    }
  };

  const change = (name: keyof Details, value: string) => {
    set({ ...latest.current, [name]: value });
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
    Object.entries(places).flatMap(([name, field]) =>
      fields[name]?.[0] ? [[field, fields[name][0]]] : [],
    ),
  );
}

function showNotSaved(): void {
  showToast({
    about: 'your preferences',
    title: 'Error',
    message: 'Failed to save preferences. Please try again.',
    kind: 'error',
  });
}
