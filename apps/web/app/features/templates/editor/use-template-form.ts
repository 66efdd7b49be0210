import { EmailStage } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { saveDraft, readDraft } from '../../../lib/drafts.ts';
import { type TemplateForm, isSameForm } from './template-form.ts';
import { isListOf, isRecord } from '../../../lib/json.ts';

type FormOptions = {
  /** Where what is typed is kept. */
  place: string;
  /** What is saved, or what a new template begins with. */
  base: TemplateForm;
  version: number;
};

/** What is typed into the editor. Until something differs from what is saved, it follows that. */
export function useTemplateForm({ place, base, version }: FormOptions) {
  const [typed, setTyped] = useState<StoredForm | null>(() => {
    const kept = storedForm(place);
    return kept && !isSameForm(kept.form, base) ? kept : null;
  });
  const [cameBack, setCameBack] = useState(typed !== null);
  const [isKept, setKept] = useState(true);

  // What was typed while a save was on its way.
  const latest = useRef(typed);

  const set = (next: StoredForm | null) => {
    latest.current = next;
    setTyped(next);
    if (next) setKept(storeForm(place, next));
    else forgetForm(place);
  };
  const drop = () => {
    set(null);
    setCameBack(false);
  };
  const change = (changes: Partial<TemplateForm>) => {
    const form = { ...(latest.current?.form ?? base), ...changes };
    if (JSON.stringify(form) === JSON.stringify(base)) drop();
    else set({ form, version: latest.current?.version ?? version, at: Date.now() });
  };
  /** What was sent is saved; what was typed meanwhile stays, as a change of that. */
  const settle = (sent: TemplateForm, saved: { version: number }): StoredForm | null => {
    const now = latest.current;
    const left = now && !isSameForm(now.form, sent) ? { ...now, version: saved.version } : null;
    set(left);
    setCameBack(false);
    return left;
  };

  return {
    form: typed?.form ?? base,
    change,
    /** Back to what is saved. */
    drop,
    settle,
    isDirty: typed !== null,
    /** The version that was changed. */
    version: typed?.version ?? version,
    keptAt: typed?.at ?? null,
    /** It was typed before this page was opened, and is offered again. */
    cameBack,
    /** Puts something back that was dropped. */
    putBack: set,
    typed,
    /** False when the browser keeps nothing: leaving would lose what was typed. */
    isKept: typed === null || isKept,
  };
}

export type FormState = ReturnType<typeof useTemplateForm>;

/** A form as it was typed and not saved yet. */
type StoredForm = {
  readonly form: TemplateForm;
  /** The version of the template that it was written to; 0 for one that is not saved yet. */
  readonly version: number;
  /** When the last of it was typed, in milliseconds since 1970. */
  readonly at: number;
};

/** Where a form is kept in this browser: each template has its place, and so have new ones. */
export function draftKeyOf(userId: string, what: string): string {
  return `${userId}:template:${what}`;
}

/** Keeps a form; false when the browser did not. */
export function storeForm(place: string, kept: StoredForm): boolean {
  return saveDraft(place, JSON.stringify(kept));
}

export function forgetForm(place: string): void {
  saveDraft(place, '');
}

export function storedForm(place: string): StoredForm | null {
  try {
    const kept: unknown = JSON.parse(readDraft(place));
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is StoredForm {
  if (!isRecord(value) || !isRecord(value['form'])) return false;
  const { form } = value;
  const texts = ['name', 'subject_line', 'email_content', 'category', 'description'];
  return (
    typeof value['version'] === 'number' &&
    typeof value['at'] === 'number' &&
    texts.every((field) => typeof form[field] === 'string') &&
    (form['folder_id'] === null || typeof form['folder_id'] === 'string') &&
    EmailStage.nullable().safeParse(form['stage']).success &&
    typeof form['is_favorite'] === 'boolean' &&
    isListOf((tag) => typeof tag === 'string', form['tags']) &&
    isListOf(isNamed, form['template_variables'])
  );
}

function isNamed(variable: unknown): boolean {
  return isRecord(variable) && typeof variable['name'] === 'string';
}
