import { useRef, useState } from 'react';
import { type TemplateForm, templateDrafts, formFields, isSameForm } from './template-form.ts';

type TemplateDraft = NonNullable<ReturnType<typeof templateDrafts.read>> & {
  readonly form: TemplateForm;
};

type FormOptions = {
  /** Under which what is typed is stored. */
  key: string;
  /** What is saved, or what a new template begins with. */
  base: TemplateForm;
  version: number;
};

/** What is typed into the editor. Until something differs from what is saved, it follows that. */
export function useTemplateForm({ key, base, version }: FormOptions) {
  const [typed, setTyped] = useState<TemplateDraft | null>(() => {
    const draft = templateDrafts.read(key);
    if (!draft) return null;
    // Fields that an earlier version of the page did not have are as they are saved.
    const form = { ...base, ...draft.form };
    return isSameForm(form, base) ? null : { ...draft, form };
  });
  const [cameBack, setCameBack] = useState(typed !== null);
  const [isKept, setKept] = useState(true);

  // What was typed during a save.
  const latest = useRef(typed);

  const set = (next: TemplateDraft | null) => {
    latest.current = next;
    setTyped(next);
    const isStored = templateDrafts.write(key, next);
    if (next) setKept(isStored);
  };
  const drop = () => {
    set(null);
    setCameBack(false);
  };
  const change = (changes: Partial<TemplateForm>) => {
    const form = { ...(latest.current?.form ?? base), ...changes };
    if (isAsTyped(form, base)) drop();
    else set({ form, version: latest.current?.version ?? version, at: Date.now() });
  };
  /** What was sent is saved; what was typed meanwhile stays, as a change of that. */
  const settle = (sent: TemplateForm, saved: { version: number }): TemplateDraft | null => {
    const now = latest.current;
    const left = now && !isSameForm(now.form, sent) ? { ...now, version: saved.version } : null;
    set(left);
    setCameBack(false);
    return left;
  };

  return {
    form: typed?.form ?? base,
    change,
    /** Restores the saved form. */
    drop,
    settle,
    isDirty: typed !== null,
    /** The version that was changed. */
    version: typed?.version ?? version,
    keptAt: typed?.at ?? null,
    /** It was typed on an earlier visit and is offered again. */
    cameBack,
    /** Restores a form that was dropped. */
    putBack: set,
    typed,
    /** False when the browser does not store it, so leaving would lose it. */
    isKept: typed === null || isKept,
  };
}

export type FormState = ReturnType<typeof useTemplateForm>;

/** Whether they are the same to the letter. */
function isAsTyped(form: TemplateForm, base: TemplateForm): boolean {
  return formFields.every((field) => JSON.stringify(form[field]) === JSON.stringify(base[field]));
}
