import type { FormState } from './form/use-template-form.ts';
import classes from './editor-head.module.css';

type EditorStatusProps = {
  state: FormState;
  isSaving: boolean;
  /** The version that is saved; null for a template that is not yet. */
  savedVersion: number | null;
};

/** Where what is typed is safe. */
export function EditorStatus({ state, isSaving, savedVersion }: EditorStatusProps) {
  return (
    <p className={classes.status} role="status">
      {statusOf({ state, isSaving, savedVersion })}
    </p>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function statusOf({ state, isSaving, savedVersion }: EditorStatusProps): string {
  if (isSaving) return 'Saving...';
  if (!state.isKept) return 'Not kept: save before you leave';
  if (state.keptAt !== null) return `Kept in this browser, ${clock.format(state.keptAt)}`;
  return savedVersion === null ? 'Nothing written yet' : `Saved, version ${String(savedVersion)}`;
}
