import { useRef, useState } from 'react';
import { forgetForm, keepForm, keptForm, type KeptForm } from './kept-form.ts';
import { isSameForm, type TemplateForm } from './template-form.ts';

type FormOptions = {
  /** Where what is typed is kept. */
  place: string;
  /** What is saved, or what a new template begins with. */
  base: TemplateForm;
  version: number;
};

/** What is typed into the editor. Until something differs from what is saved, it follows that. */
export function useTemplateForm({ place, base, version }: FormOptions) {
  const [typed, setTyped] = useState<KeptForm | null>(() => {
    const kept = keptForm(place);
    return kept && !isSameForm(kept.form, base) ? kept : null;
  });
  const [cameBack, setCameBack] = useState(typed !== null);
  const [isKept, setKept] = useState(true);

  // What was typed while a save was on its way.
  const latest = useRef(typed);

  const set = (next: KeptForm | null) => {
    latest.current = next;
    setTyped(next);
    if (next) setKept(keepForm(place, next));
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
  const settle = (sent: TemplateForm, saved: { version: number }): KeptForm | null => {
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
