import { pages, type TemplateFiling } from '@replysmith/contract';
import { isolated } from '../../../lib/words/isolated.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Refusal } from './refusal.tsx';
import classes from './save-template.module.css';

type NearCopyProps = {
  of: NonNullable<TemplateFiling['near_copy']>;
  isSaving: boolean;
  onSave: () => void;
};

/** Says which template has nearly the same words already; both may be wanted. */
export function NearCopy({ of, isSaving, onSave }: NearCopyProps) {
  return (
    <Refusal>
      <p>
        <b>You have nearly the same already.</b> Your template “{isolated(of.name)}” differs by few
        words.
      </p>
      <p className={classes.ways}>
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
