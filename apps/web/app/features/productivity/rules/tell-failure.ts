import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

export function tellFailure(error: unknown): void {
  showToast({ title: 'Workflow Failed', message: explainFailure(error).message, kind: 'error' });
}
