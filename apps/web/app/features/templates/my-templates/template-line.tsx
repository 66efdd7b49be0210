import { type EmailTemplateSummary, type TemplateMatch, pages } from '@replysmith/contract';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { countText } from '../../../lib/words.ts';
import { HighlightedText } from '../../../components/highlighted-text.tsx';
import { Tag } from '../../../components/tag.tsx';
import { TemplateScore } from '../template-score.tsx';
import { CardActions } from './card-actions.tsx';
import {
  type CardProps,
  CardSkeleton,
  PickBox,
  TemplateFrame,
  usesText,
  when,
  whereAndWhen,
} from './template-card.tsx';
import { usePage } from './page-context.ts';
import { FolderMark } from './folder-mark.tsx';
import { isSelected } from './selection.ts';
import { type Look, isGrouped } from './view.ts';
import type { TemplateSection, lineAt } from './sections.ts';
import type { Pick } from './use-rows.ts';
import lineClasses from './template-line.module.css';
import classes from './lists.module.css';

const longest = 60;
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!?\n]*,\s*/i;

/** The text after "Hi {{firstName}},", which says nothing about a template. */
function afterGreeting(text: string): string {
  const line = text.trimStart();
  const end = line.indexOf('\n');
  const first = end < 0 ? '' : line.slice(0, end).trimEnd();
  const isGreeting = first.endsWith(',') && first.length <= longest;
  const rest = isGreeting ? line.slice(end) : line.replace(greeting, '');
  return rest.trim() === '' ? line : rest.trimStart();
}

const length = 120;

/** About as many characters as every card shows. */
const inSight = 70;

/** Characters shown before the first word found. */
const lead = 24;

type Preview = { text: string; ranges: TemplateMatch['email_content'] };

/** About 120 characters of a template; for a search, the part with its words. */
export function previewOf({ preview, match }: EmailTemplateSummary): Preview {
  if (!match) return { text: ended(afterGreeting(preview)), ranges: [] };
  const ranges = match.email_content;
  const [first] = ranges;
  if (!first || first[1] <= inSight) return { text: preview, ranges };
  const space = /\s(?=\S)/.exec(preview.slice(first[0] - lead, first[0]));
  const from = first[0] - lead + (space ? space.index + 1 : 0);
  return {
    text: `…${preview.slice(from)}`,
    ranges: ranges.map(([start, end]) => [start - from + 1, end - from + 1]),
  };
}

/** Cut between words, with a single ellipsis. */
function ended(preview: string): string {
  const text = preview.trim();
  if (text.length <= length) return text.replace(/[\s.,;:–-]+…$/u, '…');
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '')}…`;
}

/** The subject, and the beginning of the text or the part that a search found. */
function CardText({ template }: { template: EmailTemplateSummary }) {
  const { subject_line, match } = template;
  return (
    <>
      <p
        className={`no-shrink serif strong size-16 line-22 breakable clamp clamp ${lineClasses.cardSubject}`}
      >
        <HighlightedText text={subject_line} ranges={match?.subject_line ?? []} />
      </p>
      <p className={`ink-2 serif breakable clamp line-22 ${lineClasses.preview}`}>
        <HighlightedText {...previewOf(template)} />
      </p>
    </>
  );
}

const shownAtMost = 3;

/** At most three tags, matches of the search first. */
function CardTags({ template: { tags, match } }: { template: EmailTemplateSummary }) {
  const found = match?.tags ?? [];
  const inOrder = [...tags.filter((tag) => found.includes(tag)), ...tags];
  return (
    <p className={`flex overflow-hidden ${lineClasses.tags}`}>
      {[...new Set(inOrder)].slice(0, shownAtMost).map((tag) => (
        <Tag key={tag}>{found.includes(tag) ? <mark>{tag}</mark> : tag}</Tag>
      ))}
    </p>
  );
}

/** A template as a card: its name, its text, and its score. */
const TemplateCard = memo(function TemplateCard({ onPick, ...card }: CardProps) {
  const { template } = card;
  const { sort } = usePage().view;
  return (
    <TemplateFrame
      {...card}
      className={`relative flex column framed-line round-sheet on-sheet ${lineClasses.card}`}
    >
      {(nameId) => (
        <>
          <div className={`stack items-start gap-3 ${lineClasses.head}`}>
            <div>
              <h3 className={`label breakable clamp clamp ${lineClasses.cardName}`} id={nameId}>
                <WayIn template={template} />
              </h3>
              <p className="small ink-3 truncate">{whereAndWhen(template, sort)}</p>
            </div>
            <TemplateScore score={template.optimization_score} />
          </div>
          <CardText template={template} />
          <CardTags template={template} />
          <CardFoot {...card} onPick={onPick} />
        </>
      )}
    </TemplateFrame>
  );
});

function CardFoot({ template, position, isPicked, onPick }: Omit<CardProps, 'total'>) {
  return (
    <div className={`flex items-center gap-1 small ink-3 ${lineClasses.foot}`}>
      <PickBox {...{ template, position, isPicked, onPick }} />
      {template.deleted_at === null && <span>{usesText(template.usage_count)}</span>}
      <CardActions template={template} />
    </div>
  );
}

/** A template as one row. */
const TemplateRow = memo(function TemplateRow({ onPick, ...card }: CardProps) {
  const { template, position, isPicked } = card;
  const { view } = usePage();
  const isFolderKnown = isGrouped(view) || (view.folder !== null && !view.isTrash);
  return (
    <TemplateFrame
      {...card}
      className={`hover-well stack items-center dense line-below ${lineClasses.row}`}
    >
      {(nameId) => (
        <>
          <PickBox {...{ template, position, isPicked, onPick }} />
          <TemplateScore score={template.optimization_score} size={28} />
          <div className={`stack items-center one-column-laptop ${lineClasses.names}`}>
            <h3 className={`dense strong ${lineClasses.name}`} id={nameId}>
              <WayIn template={template} />
            </h3>
            <p className={`ink-2 serif ${lineClasses.subject}`}>
              <HighlightedText
                text={template.subject_line}
                ranges={template.match?.subject_line ?? []}
              />
            </p>
          </div>
          <span className={lineClasses.uses}>{usesText(template.usage_count)}</span>
          <span className={`not-phone ${lineClasses.when}`} data-short={isFolderKnown || undefined}>
            {isFolderKnown ? when(template, view.sort) : whereAndWhen(template, view.sort)}
          </span>
          <CardActions template={template} />
        </>
      )}
    </TemplateFrame>
  );
});

type LineProps = {
  line: ReturnType<typeof lineAt>;
  look: Look;
  columns: number;
  /** The number of templates in the whole list. */
  total: number;
  rowAt: (position: number) => EmailTemplateSummary | undefined;
  onPick: Pick;
};

/** A heading, or the templates that stand beside one another. */
export function TemplateLine({ line, look, columns, total, rowAt, onPick }: LineProps) {
  const { selection } = usePage().selecting;
  if (!line) return null;
  if (line.kind === 'heading') return <LineHeading section={line.section} />;
  const Shown = look === 'grid' ? TemplateCard : TemplateRow;
  const positions = Array.from({ length: line.to - line.from }, (_, index) => line.from + index);
  return (
    <div className={`stack ${classes.cards}`} style={{ '--columns': columns } as CSSProperties}>
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

/** The heading of a folder's templates. */
function LineHeading({ section: { folder, count } }: { section: TemplateSection }) {
  return (
    <h2 className={`flex items-end label ink-below pb-2 ${classes.heading}`}>
      <FolderMark color={folder?.color ?? null} />
      {folder?.name ?? 'Unorganized'}
      <span>{countText(count)}</span>
    </h2>
  );
}

/** The name as a link to the editor. Templates in the trash cannot be edited. */
function WayIn({ template }: { template: EmailTemplateSummary }) {
  const name = <HighlightedText text={template.name} ranges={template.match?.name ?? []} />;
  if (template.deleted_at !== null) {
    return (
      <span tabIndex={-1} data-way-in>
        {name}
      </span>
    );
  }
  return (
    <Link to={pages.template(template.id)} draggable={false} data-way-in>
      {name}
    </Link>
  );
}
