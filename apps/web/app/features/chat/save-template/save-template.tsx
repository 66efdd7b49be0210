import { Dialog } from '../../../components/dialog.tsx';
import { Fetched } from '../../../components/fetched.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { SaveTemplateProps } from './save-fields.ts';
import { useSaving } from './use-saving.ts';

const fetchForm = () => import('./save-template-form.tsx').then((part) => part.SaveTemplateForm);

/** Makes a template from an email. The address says whether it is open. */
export function SaveTemplate(props: SaveTemplateProps) {
  const saving = useSaving();
  const { what, onFill } = props;
  const isOpen = saving.what === what;
  return (
    <Dialog label="Save as Template" isOpen={isOpen} onClose={saving.close} size="medium">
      {isOpen && (
        <Fetched
          name="The form"
          fetchPart={fetchForm}
          onFailure={saving.close}
          fallback={<Skeleton label="Loading..." />}
          props={{
            ...props,
            onFill:
              onFill &&
              (() => {
                saving.close();
                // The dialog gives the focus back first.
                setTimeout(onFill, 250);
              }),
            onClose: saving.close,
          }}
        />
      )}
    </Dialog>
  );
}
