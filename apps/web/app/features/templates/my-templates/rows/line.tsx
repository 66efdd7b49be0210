import type { EmailTemplateSummary } from '@replysmith/contract';
import type { CSSProperties } from 'react';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { TemplateCard } from '../card/template-card.tsx';
import { TemplateRow } from '../card/template-row.tsx';
import { useDesk } from '../desk.ts';
import { isSelected } from '../selection/selection.ts';
import type { Look } from '../view/view.ts';
import { LineHeading } from './line-heading.tsx';
import type { lineAt } from './place-sections.ts';
import classes from './rows.module.css';
import type { Pick } from './use-picking.ts';

type LineProps = {
  line: ReturnType<typeof lineAt>;
  look: Look;
  columns: number;
  /** Of templates, in the whole list. */
  total: number;
  rowAt: (position: number) => EmailTemplateSummary | undefined;
  onPick: Pick;
};

/** A heading, or the templates that stand beside one another. */
export function Line({ line, look, columns, total, rowAt, onPick }: LineProps) {
  const { selection } = useDesk().selecting;
  if (!line) return null;
  if (line.kind === 'heading') return <LineHeading section={line.section} />;
  const Shown = look === 'grid' ? TemplateCard : TemplateRow;
  const positions = Array.from({ length: line.to - line.from }, (_, index) => line.from + index);
  return (
    <div className={classes.cards} style={{ '--columns': columns } as CSSProperties}>
      {positions.map((position) => {
        const template = rowAt(position);
        return template ? (
          <Shown
            key={position}
            template={template}
            position={position}
            total={total}
            isPicked={isSelected(selection, template.id)}
            onPick={onPick}
          />
        ) : (
          <CardSkeleton key={position} look={look} />
        );
      })}
    </div>
  );
}
