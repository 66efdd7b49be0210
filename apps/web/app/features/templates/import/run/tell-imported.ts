import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { templatesText } from '../../templates-text.ts';

const about = 'import';

/** Says how many templates there are more, and offers to take them back. */
export function tellImported(count: number, takeBack: () => Promise<void>): void {
  if (count === 0) return;
  showToast({
    title: 'Import Successful',
    message: `${templatesText(count)} imported.`,
    action: { label: 'Undo', run: () => void undoImport(count, takeBack) },
    about,
  });
}

/** Takes an import back, and says so; false when it stays. */
export async function undoImport(count: number, takeBack: () => Promise<void>): Promise<boolean> {
  try {
    await takeBack();
    showToast({
      title: 'Import undone',
      message: `${templatesText(count)} moved to the trash.`,
      about,
    });
    return true;
  } catch (error) {
    showToast({
      kind: 'error',
      title: 'Undo failed',
      message: explainFailure(error).message,
      about,
    });
    return false;
  }
}
