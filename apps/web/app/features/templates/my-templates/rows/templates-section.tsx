import { countText } from '../../../../lib/words/count-text.ts';
import { useDesk } from '../desk.ts';
import { NoTemplates } from './no-templates.tsx';
import { ListProblem } from './list-problem.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { TemplateList } from './template-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { useSections } from './use-sections.ts';
import classes from './templates-section.module.css';

/** The list in each of its states. */
export function TemplatesSection({ shown }: { shown: ReturnType<typeof useSections> }) {
  const { view, total } = useDesk();
  const { isOver, ...drop } = useFileDrop();
  const { sections, isChanging, isCapped, problem, tryAgain } = shown;
  return (
    <section
      className={classes.section}
      aria-label="Templates"
      aria-busy={isChanging}
      data-over={isOver || undefined}
      {...drop}
    >
      <h2 className="visually-hidden">Templates</h2>
      {problem && <ListProblem problem={problem} onRetry={tryAgain} />}
      {isCapped && (
        <p className="small ink-2">
          More than {countText(total ?? 0)} templates hold these words. These are some of them; add
          a word to see fewer.
        </p>
      )}
      <p className="visually-hidden" role="status">
        {total !== undefined &&
          !isChanging &&
          `${countText(total)} ${total === 1 ? 'template' : 'templates'}`}
      </p>
      {sections && total === 0 && <NoTemplates />}
      {sections && total !== 0 && <TemplateList sections={sections} />}
      {!sections && !problem && <ListSkeleton look={view.look} />}
    </section>
  );
}
