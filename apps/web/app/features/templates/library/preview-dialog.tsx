import { type LibraryTemplate, pages } from '@replysmith/contract';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TemplateScore } from '../template-score.tsx';
import { type TemplateUse, useTemplateUse } from '../use/use-template-use.tsx';
import { type LibraryView, addressOf } from './use-library-view.ts';
import { LibraryPreview } from './library-preview.tsx';
import { PreviewHead, type SaveToMyTemplates, neighboursOf } from './preview-head.tsx';
import classes from './library-preview.module.css';

/** How much a common property counts for similarity. */
const weights = { goal: 3, persona: 2, industry: 2, stage: 1, tag: 1 } as const;
const anyIndustry = 'Any';
const most = 3;
const leastLikeness = 3;

type AlikeTemplate = {
  readonly template: LibraryTemplate;
  /** Such as "Same goal and persona". */
  readonly reason: string;
};

/** Up to three templates for the same occasion, the most similar first. */
export function alikeTemplates(
  one: LibraryTemplate,
  library: readonly LibraryTemplate[],
): AlikeTemplate[] {
  return library
    .filter(({ id }) => id !== one.id)
    .map((template) => ({ template, ...likeness(one, template) }))
    .filter(({ points }) => points >= leastLikeness)
    .sort(
      (a, b) =>
        b.points - a.points || b.template.optimization_score - a.template.optimization_score,
    )
    .slice(0, most)
    .map(({ template, same }) => ({ template, reason: `Same ${inWords(same)}` }));
}

function likeness(one: LibraryTemplate, other: LibraryTemplate) {
  const isSameIndustry = one.industry === other.industry && one.industry !== anyIndustry;
  const same = [
    ...(one.goal === other.goal ? (['goal'] as const) : []),
    ...(one.persona === other.persona ? (['persona'] as const) : []),
    ...(isSameIndustry ? (['industry'] as const) : []),
  ];
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const points =
    same.reduce((sum, trait) => sum + weights[trait], 0) +
    (one.stage === other.stage ? weights.stage : 0) +
    tags * weights.tag;
  return { same: same.length > 0 ? same : (['tags'] as const), points };
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

type PreviewDialogProps = {
  view: LibraryView;
  library: readonly LibraryTemplate[];
  /** The ids that match the filters, in order. */
  shown: readonly string[];
  saving: SaveToMyTemplates;
};

/** The template in the address. Arrow keys lead to its neighbours. */
export function PreviewDialog({ view, library, shown, saving }: PreviewDialogProps) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const use = useTemplateUse();
  const { open } = view;
  // The dialog keeps its content while it fades.
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const template = library.find(({ id }) => id === last) ?? null;
  const neighbours = last === null ? null : neighboursOf(last, shown);

  const addressFor = (id: string | null) => `?${String(addressOf({ ...view, open: id }))}`;
  const go = (id: string) =>
    void navigate(addressFor(id), { state, replace: true, preventScrollReset: true });
  const close = () => {
    if (isFromLibrary(state)) void navigate(-1);
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

/** Then the step back leads to the grid as it was left. */
function isFromLibrary(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromLibrary' in state;
}

type AlikeListProps = {
  alike: readonly AlikeTemplate[];
  addressOf: (id: string) => string;
  /** The navigation state to pass on. */
  state: unknown;
};

function AlikeList({ alike, addressOf, state }: AlikeListProps) {
  if (alike.length === 0) return null;
  return (
    <section className={`line-above pt-4 ${classes.previewHeadAlike}`} aria-labelledby="alike">
      <h3 id="alike" className="label">
        Others like it
      </h3>
      <ul>
        {alike.map(({ template, reason }) => (
          <li className="stack gap-3 items-center" key={template.id}>
            <TemplateScore score={template.optimization_score} size={28} />
            <span>
              <Link to={addressOf(template.id)} state={state} replace preventScrollReset>
                {template.name}
              </Link>
              <span className="small ink-3">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PreviewActionsProps = {
  template: LibraryTemplate;
  saving: SaveToMyTemplates;
  use: TemplateUse;
};

/** The actions for the open template. */
function PreviewActions({ template, saving, use }: PreviewActionsProps) {
  const usable = { ...template, ownId: null };
  return (
    <div className={`row items-center gap-3 mt-3 ${classes.actions}`}>
      <SaveButton template={template} saving={saving} />
      <Button variant="line" onClick={() => void use.send(usable)}>
        Use in chat
      </Button>
      <Button variant="quiet" onClick={() => void use.copy(usable)}>
        <IconCopy size={18} stroke={1.5} aria-hidden />
        <span>Copy</span>
      </Button>
    </div>
  );
}

type SaveButtonProps = { template: LibraryTemplate; saving: SaveToMyTemplates };

/** Saves a template, and then shows a link to it. */
function SaveButton({ template, saving }: SaveButtonProps) {
  const { saved, save, isSaving, isFull } = saving;
  const ownId = saved.get(template.id);
  if (ownId) {
    return (
      <span className="inline-flex wrap-items items-center gap-2 good strong size-14">
        <IconCheck size={18} stroke={2} aria-hidden />
        <span role="status">Saved</span>
        <ButtonLink variant="line" to={pages.template(ownId)}>
          Open in My Templates
        </ButtonLink>
      </span>
    );
  }
  return (
    <>
      <Button isBusy={isSaving} onClick={() => save(template)}>
        {isSaving ? 'Saving...' : 'Save to My Templates'}
      </Button>
      {isFull && (
        <p className={`w-full dense mid ${classes.full}`} role="status">
          All your template slots are in use. Delete a template, or{' '}
          <Link to={pages.upgrade}>see plans with more</Link>.
        </p>
      )}
    </>
  );
}
