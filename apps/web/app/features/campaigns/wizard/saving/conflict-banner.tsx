import { Button } from '../../../../ui/button/button.tsx';
import type { CampaignForm } from '../../campaign-form.ts';
import { fieldNames, fieldText } from '../../field-names.ts';
import { useNames } from '../../use-names.ts';
import type { CampaignSaving } from './campaign-saver.ts';
import classes from './saving.module.css';

type ConflictBannerProps = {
  state: CampaignSaving;
  /** The campaign as it was saved elsewhere. */
  theirs: CampaignForm;
  onSettle: (side: 'mine' | 'theirs') => void;
};

/** Asks which words stay where two places changed the same field; all else is merged already. */
export function ConflictBanner({ state, theirs, onSettle }: ConflictBannerProps) {
  const names = useNames(state.saved);
  const { form, disputed } = state;
  if (disputed.length === 0) return null;
  return (
    <section className={classes.conflict} role="alert" aria-label="Changed elsewhere">
      <p>
        <strong>This campaign was changed elsewhere meanwhile.</strong> Nothing of yours is lost.
        Which is to stay?
      </p>
      <dl className={classes.sides}>
        {disputed.map((field) => (
          <div key={field}>
            <dt className="label">{fieldNames[field]}</dt>
            <dd>
              <span className="small ink-2">Mine</span>
              <br />
              {fieldText(form, field, names) || 'Nothing'}
            </dd>
            <dd>
              <span className="small ink-2">Theirs</span>
              <br />
              {fieldText(theirs, field, names) || 'Nothing'}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        <Button onClick={() => onSettle('mine')}>Keep mine</Button>
        <Button variant="line" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
