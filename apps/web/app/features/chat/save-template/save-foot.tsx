import { Button } from '../../../ui/button/button.tsx';
import { NearCopy } from './near-copy.tsx';
import { NoPlaceLeft } from './no-place-left.tsx';
import classes from './save-template.module.css';
import type { SaveForm } from './use-save-form.ts';

type SaveFootProps = { saving: SaveForm; onClose: () => void };

/** What stands against saving, directly above the buttons; both stay in sight while the form scrolls. */
export function SaveFoot({ saving, onClose }: SaveFootProps) {
  const { isSaving, failure, isOverLimit, nearCopy, save } = saving;
  return (
    <div className={classes.foot}>
      {failure && <p className={classes.failure}>{failure}</p>}
      {isOverLimit && <NoPlaceLeft />}
      {nearCopy && (
        <NearCopy
          of={nearCopy}
          isSaving={isSaving}
          onSave={() => void save({ isCopyWanted: true })}
        />
      )}
      <div className={classes.ways}>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? 'Processing...' : 'Save template'}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
