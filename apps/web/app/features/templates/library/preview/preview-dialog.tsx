import type { LibraryTemplate } from '@replysmith/contract';
import { useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useTemplateUse } from '../../use/use-template-use.tsx';
import { addressOf, type LibraryView } from '../view/library-view.ts';
import { AlikeList } from './alike-list.tsx';
import { alikeTemplates } from './alike.ts';
import { LibraryPreview } from './library-preview.tsx';
import { neighboursOf } from './neighbours.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewHead } from './preview-head.tsx';
import type { SaveTemplate } from './use-save-template.ts';

type PreviewDialogProps = {
  view: LibraryView;
  library: readonly LibraryTemplate[];
  /** The ids of those that the filters leave, in their order. */
  shown: readonly string[];
  saving: SaveTemplate;
};

/** The template that the address names; the arrow keys lead to those beside it. */
export function PreviewDialog({ view, library, shown, saving }: PreviewDialogProps) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const use = useTemplateUse();
  const { open } = view;
  // It stays what it was while the dialog fades.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const template = library.find(({ id }) => id === last) ?? null;
  const neighbours = last === null ? null : neighboursOf(last, shown);

  const addressFor = (id: string | null) => `?${String(addressOf({ ...view, open: id }))}`;
  const go = (id: string) =>
    void navigate(addressFor(id), { state, replace: true, preventScrollReset: true });
  const close = () => {
    if (isFromShelf(state)) void navigate(-1);
    else void navigate(addressFor(null), { replace: true, preventScrollReset: true });
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const to =
      key === 'ArrowRight' ? neighbours?.next : key === 'ArrowLeft' ? neighbours?.previous : null;
    if (to) go(to);
  };

  return (
    <>
      <Dialog
        label={template?.name ?? 'Template'}
        size="wide"
        isOpen={open !== null && !use.isAsking}
        onClose={close}
      >
        <div onKeyDown={onKeyDown}>
          <PreviewHead template={template} neighbours={neighbours} onGo={go} onClose={close}>
            {template && <PreviewActions {...{ template, saving, use }} />}
          </PreviewHead>
          {template ? (
            <LibraryPreview
              key={template.id}
              template={template}
              alike={
                <AlikeList
                  alike={alikeTemplates(template, library)}
                  addressOf={addressFor}
                  state={state}
                />
              }
            />
          ) : (
            <p className="ink-2">The library has no template at this address.</p>
          )}
        </div>
      </Dialog>
      {use.dialog}
    </>
  );
}

/** Then the step back leads to the shelf as it was left. */
function isFromShelf(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromShelf' in state;
}
