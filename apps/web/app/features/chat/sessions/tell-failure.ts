import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { showToast, type Toast } from '../../../ui/toast/toast-store.ts';

/** Says that something was not done, and why. */
export function tellFailure(title: string, link?: Toast['link']) {
  return (problem: unknown): void => {
    const { message } = explainFailure(problem);
    showToast({ title, message, kind: 'error', ...(link && { link }) });
  };
}
