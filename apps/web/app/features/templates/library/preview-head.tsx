import { type LibraryTemplate, type NewEmailTemplate, pages } from '@replysmith/contract';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast.tsx';
import { useSubscription } from '../../../data/subscription.ts';
import { useCreateTemplate } from '../../../data/templates.ts';
import { usageOf } from '../../../data/usage.ts';
import { ApiError, explainFailure } from '../../../lib/api-error.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { countText } from '../../../lib/words.ts';
import { useSavedFromLibrary } from '../../../data/library.ts';
import classes from './library-preview.module.css';

type PreviewHeadProps = {
  template: LibraryTemplate | null;
  neighbours: Neighbours | null;
  onGo: (id: string) => void;
  onClose: () => void;
  /** Actions. */
  children: ReactNode;
};

/** The name of the open template, with links to the next, the previous, and the grid. */
export function PreviewHead(props: PreviewHeadProps) {
  const { template, neighbours, onGo, onClose, children } = props;
  return (
    <div className={`line-below on-sheet ${classes.sticky}`}>
      <div className={`grid items-start ${classes.head}`}>
        <h2 className={`head breakable ${classes.name}`} tabIndex={-1} data-autofocus>
          {template?.name ?? 'No such template'}
        </h2>
        {neighbours && (
          <span className={`inline-flex items-center ${classes.ways}`}>
            <Way name="Previous template" to={neighbours.previous} {...{ onGo }}>
              <IconChevronLeft size={20} stroke={1.5} aria-hidden />
            </Way>
            <span className={`small ink-2 ${classes.place}`} role="status">
              <span className="visually-hidden">{template?.name}, </span>
              {countText(neighbours.position)} of {countText(neighbours.total)}
            </span>
            <Way name="Next template" to={neighbours.next} {...{ onGo }}>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Way>
          </span>
        )}
        <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </Button>
      </div>
      {children}
    </div>
  );
}

type WayProps = {
  name: string;
  to: string | null;
  onGo: (id: string) => void;
  children: ReactNode;
};

function Way({ name, to, onGo, children }: WayProps) {
  return (
    <Button
      variant="quiet"
      shape="icon"
      aria-label={name}
      isBusy={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      {children}
    </Button>
  );
}

/** Saves templates of the library as own ones, each once, however often it is called. */
export function useSaveToMyTemplates() {
  const saved = useSavedFromLibrary();
  const { data: subscription } = useSubscription();
  const { mutate, isPending, error } = useCreateTemplate();
  const [keys] = useState(() => new Map<string, string>());
  const isRefused = error instanceof ApiError && error.code === 'usage_limit_reached';
  const usage = subscription ? usageOf(subscription, 'templates_saved') : null;

  const save = (template: LibraryTemplate) => {
    if (isPending) return;
    const key = keys.get(template.id) ?? randomUuid();
    keys.set(template.id, key);
    mutate(
      { template: copyOf(template), key },
      {
        onSuccess: ({ id }) => {
          keys.delete(template.id);
          showToast({
            title: 'Saved to My Templates',
            message: template.name,
            link: { to: pages.template(id), label: 'Open' },
          });
        },
        onError: (failure) => {
          // The limit of the plan is explained where saving was requested.
          if (failure instanceof ApiError && failure.code === 'usage_limit_reached') return;
          const { message } = explainFailure(failure);
          showToast({ title: 'The template was not saved', message, kind: 'error' });
        },
      },
    );
  };
  return { saved, save, isSaving: isPending, isFull: usage?.left === 0 || isRefused };
}

export type SaveToMyTemplates = ReturnType<typeof useSaveToMyTemplates>;

function copyOf(template: LibraryTemplate): NewEmailTemplate {
  const { name, subject_line, email_content, category, tags, template_variables } = template;
  return {
    ...{ name, subject_line, email_content, category, tags, template_variables },
    stage: template.stage,
    description: template.purpose,
    library_template_id: template.id,
  };
}

/** The position of a template among those shown, from 1, and its neighbours. */
type Neighbours = {
  readonly position: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
};

/** Null for one that the filters exclude. */
export function neighboursOf(id: string, shown: readonly string[]): Neighbours | null {
  const at = shown.indexOf(id);
  if (at === -1) return null;
  return {
    position: at + 1,
    total: shown.length,
    previous: shown[at - 1] ?? null,
    next: shown[at + 1] ?? null,
  };
}
