import { type NewTemplateSuggestions, pages } from '@replysmith/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useSubscription } from '../../../data/subscription.ts';
import { usageOf } from '../../../data/usage.ts';
import { countText, isolated } from '../../../lib/words.ts';
import type { SaveForm } from './use-save-form.ts';
import classes from './save-template-form.module.css';

type SaveFootProps = { saving: SaveForm; onClose: () => void };

/** Why it cannot be saved, directly above the buttons. Both stay visible while the form scrolls. */
export function SaveFoot({ saving, onClose }: SaveFootProps) {
  const { isSaving, failure, isOverLimit, nearCopy, save } = saving;
  return (
    <div className={`stack gap-3 line-above on-sheet ${classes.foot}`}>
      {failure && <p className={`dense ${classes.failure}`}>{failure}</p>}
      {isOverLimit && <NoPlaceLeft />}
      {nearCopy && (
        <NearCopy
          of={nearCopy}
          isSaving={isSaving}
          onSave={() => void save({ isCopyWanted: true })}
        />
      )}
      <div className="row">
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

/** Why there is no room for another template, and what can be done. The text stays. */
function NoPlaceLeft() {
  const { data } = useSubscription();
  const limit = data ? usageOf(data, 'templates_saved')?.limit : null;
  const places = limit ? `all ${countText(limit)} slots` : 'every slot';
  return (
    <Refusal>
      <p>
        <b className="bold">No slot left for it.</b> Your templates fill {places} of{' '}
        {data ? `the ${data.plan.name} plan` : 'your plan'}. Delete one you no longer use, or choose
        a plan with more. What you wrote here is kept.
      </p>
      <p className="row">
        <ButtonLink to={pages.upgrade} size="small">
          See plans
        </ButtonLink>
        <ButtonLink to={pages.templates} variant="line" size="small">
          My Templates
        </ButtonLink>
      </p>
    </Refusal>
  );
}

type NearCopyProps = {
  of: NonNullable<NewTemplateSuggestions['near_copy']>;
  isSaving: boolean;
  onSave: () => void;
};

/** Names a template with almost the same text. The writer may want both. */
function NearCopy({ of, isSaving, onSave }: NearCopyProps) {
  return (
    <Refusal>
      <p>
        <b className="bold">You have nearly the same already.</b> Your template “{isolated(of.name)}
        ” differs by only a few words.
      </p>
      <p className="row">
        <Button size="small" isBusy={isSaving} onClick={onSave}>
          Save anyway
        </Button>
        <ButtonLink to={pages.template(of.id)} variant="line" size="small">
          Open it
        </ButtonLink>
      </p>
    </Refusal>
  );
}

/** Why it was not saved. It takes the focus, so that its buttons come next with Tab. */
function Refusal({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      className={`stack justify-items-start gap-2 dense pretty ${classes.refusal}`}
      role="alert"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
