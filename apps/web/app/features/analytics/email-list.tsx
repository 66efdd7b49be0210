import {
  type AnalyticsSummary,
  type CoveredRange,
  type OptimizationRecord,
  pages,
} from '@replysmith/contract';
import { Link } from 'react-router';
import { pageLength, useOptimizations } from './api.ts';
import { isolated, signedText } from '../../lib/words.ts';
import { recentDay } from '../../lib/days.ts';
import { useNow } from '../../lib/timing.ts';
import { Button } from '../../components/button.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tag } from '../../components/tag.tsx';
import { Section } from '../../components/section.tsx';
import { emailWords } from './chart.tsx';
import { ExportCsv } from './export-csv.tsx';
import type { ChangeView, View } from './view.ts';
import classes from './analytics-page.module.css';

type EmailRowProps = {
  record: OptimizationRecord;
  /** What the list is narrowed to. */
  area: string | null;
  timeZone: string;
};

const mostAreas = 3;

/** One optimised email: its session, what cost it most, and its score before and after. */
function EmailRow({ record, area: chosen, timeZone }: EmailRowProps) {
  const { session_id, session_title, original_score, optimized_score, created_at } = record;
  // The area it is filtered by is always named, however little it cost.
  const areas = [
    ...(chosen === null ? [] : [chosen]),
    ...record.improvement_areas.filter((area) => area !== chosen),
  ];
  const gain = optimized_score - original_score;
  const now = useNow();
  return (
    <li>
      <div className={`row items-baseline min-w-0 breakable ${classes.what}`}>
        {session_id === null ? (
          <span className="ink-3">Deleted chat</span>
        ) : (
          <Link to={pages.session(session_id)}>{session_title ?? 'Chat'}</Link>
        )}
        <span className="row min-w-0 gap-1">
          {areas.slice(0, mostAreas).map((area) => (
            <Tag key={area}>{area}</Tag>
          ))}
        </span>
      </div>
      <p className={`numbers one-line ${classes.scores}`}>
        <span className="visually-hidden">Score </span>
        {original_score} <span aria-hidden>→</span>
        <span className="visually-hidden">, then</span> <b className="bold">{optimized_score}</b>
        <span className={`ink-2 ${classes.emailListGain}`}>{signedText(gain)}</span>
      </p>
      <time dateTime={created_at}>{recentDay(created_at, now, timeZone)}</time>
    </li>
  );
}

type EmailListProps = {
  view: View;
  range: CoveredRange;
  summary: AnalyticsSummary;
  change: ChangeView;
};

const head = ['Optimized at', 'Chat', 'What cost points', 'Score before', 'Score after'];

/** The optimised emails that the figures are counted from, the newest first. */
export function EmailList({ view, range, summary, change }: EmailListProps) {
  const { area, template: template_id, page } = view;
  const filter = {
    area: area ?? undefined,
    template_id: template_id ?? undefined,
  };
  const { data, error, refetch } = useOptimizations({ ...filter, range, page });
  const narrowed = filterWords(view, summary);
  const showAll = { area: null, template: null };
  return (
    <Section isDense title="The emails behind these figures">
      <div className={`row items-center justify-between ink-2 gap-1-4 ${classes.head}`}>
        <p role="status">
          {data && `${emailWords(data.total)}${narrowed ? ` ${narrowed}` : ' in this period'}`}
        </p>
        {narrowed && (
          <Button variant="line" size="small" onClick={() => change(showAll)}>
            Show all
          </Button>
        )}
      </div>
      {!data && error && (
        <NotLoaded
          title="The emails could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label="Loading emails..." />}
      {data && data.items.length > 0 && (
        <ol className={`line-above ${classes.emails}`} aria-label="Emails">
          {data.items.map((record) => (
            <EmailRow key={record.id} record={record} area={area} timeZone={range.time_zone} />
          ))}
        </ol>
      )}
      {data && data.items.length > 0 && (
        <ExportCsv
          {...{ name: page === 1 ? 'emails' : `emails-page-${String(page)}`, range, head }}
          rows={data.items.map((record) => [
            ...[record.created_at, record.session_title, record.improvement_areas.join('; ')],
            ...[record.original_score, record.optimized_score],
          ])}
        />
      )}
      {data && data.items.length === 0 && (
        <p className="ink-2">
          {data.total > 0
            ? 'There is no such page.'
            : 'No email matches. Show all of them, or choose other dates.'}
        </p>
      )}
      {data && data.total > 0 && (
        <Pager
          page={page}
          pages={Math.ceil(data.total / pageLength)}
          onTurn={(turned) => change({ page: turned })}
        />
      )}
    </Section>
  );
}

/** "where The ask cost points, from the template Slow checkout"; empty without a filter. */
function filterWords(view: View, summary: AnalyticsSummary): string {
  const { area, template } = view;
  return [
    ...(area === null ? [] : [`where “${area}” cost points`]),
    ...(template === null ? [] : [`from ${templateWords(template, summary.templates)}`]),
  ].join(', ');
}

function templateWords(id: string, templates: AnalyticsSummary['templates']): string {
  const name = templates.find((template) => template.id === id)?.name;
  return name ? `the template “${isolated(name)}”` : 'one template';
}

type PagerProps = { page: number; pages: number; onTurn: (page: number) => void };

/** Previous and next page; nothing for a single page. */
function Pager({ page, pages, onTurn }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav
      className="flex items-center gap-4 mt-4 size-14 numbers no-print"
      aria-label="Pages of emails"
    >
      <Button
        variant="line"
        size="small"
        isBusy={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, pages))}
      >
        Newer
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button variant="line" size="small" isBusy={page >= pages} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
