import { type TipCategory, type TipStatus, type UserTip } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { useChangeTip, useUserTips } from './api.ts';
import classes from './tips-page.module.css';

const categoryNames: Readonly<Record<TipCategory, string>> = {
  getting_started: 'Getting started',
  performance: 'Performance',
  organization: 'Organization',
  optimization: 'Optimization',
  productivity: 'Productivity',
  skill_building: 'Skill building',
  analytics: 'Analytics',
};

export function categoryName(category: TipCategory): string {
  return categoryNames[category];
}

export const tipCategories = Object.keys(categoryNames) as TipCategory[];

type Content = UserTip['generated_content'];

/** "86% sure, from 31 emails"; for uncounted tips only the source, if any. */
export function confidenceText({ confidence, basis }: Content): string | null {
  if (basis === null || !/\d/u.test(basis)) return basis;
  return `${String(confidence)}% sure, ${basis}`;
}

/** "Your drafts scored 61 before, and 74 in the 12 emails since." */
function effectText({ before, after, emails }: NonNullable<UserTip['effect']>): string {
  const [then, now] = [Math.round(before), Math.round(after)];
  const since = `in the ${String(emails)} emails since`;
  if (then === now) return `Your drafts score ${String(now)} ${since}, as they did before.`;
  return `Your drafts scored ${String(then)} before, and ${String(now)} ${since}.`;
}

const failed = (message: string) => () => showToast({ title: 'Tips', message, kind: 'error' });

/** Actions on a tip. On failure the tip stays where it was. */
function useTipActions({ id, generated_content: { title } }: UserTip) {
  const { mutateAsync: change, isPending } = useChangeTip();
  const restore = () =>
    void change({ id, status: 'active' }).then(
      undefined,
      failed('Failed to restore tip. Please try again.'),
    );
  const apply = () =>
    void change({ id, status: 'applied' }).then(
      undefined,
      failed('Failed to apply tip. Please try again.'),
    );
  const dismiss = () =>
    void change({ id, status: 'dismissed' }).then(
      () =>
        showToast({
          title: 'Tip dismissed',
          message: title,
          action: { label: 'Undo', run: restore },
        }),
      failed('Failed to dismiss tip. Please try again.'),
    );
  return { apply, dismiss, restore, isPending };
}

/** Following a tip's link applies it; a tip without a link has a button. */
function TipActions({ tip, titleId }: { tip: UserTip; titleId: string }) {
  const { apply, dismiss, restore, isPending } = useTipActions(tip);
  const { actionable } = tip.generated_content;
  const look = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className={`row items-center ${classes.actions}`}>
      {tip.status === 'applied' && (
        <p className="inline-flex items-center good strong size-14 gap-1" role="status">
          <IconCheck size={16} stroke={2} aria-hidden /> Applied to your workflow
        </p>
      )}
      {tip.status === 'active' && actionable && (
        <ButtonLink variant="line" to={actionable.to} onClick={apply} {...look}>
          {actionable.label}
        </ButtonLink>
      )}
      {tip.status === 'active' && !actionable && (
        <Button variant="line" isBusy={isPending} onClick={apply} {...look}>
          I do this now
        </Button>
      )}
      {tip.status === 'active' && (
        <Button variant="quiet" isBusy={isPending} onClick={dismiss} {...look}>
          Dismiss
        </Button>
      )}
      {tip.status === 'dismissed' && (
        <Button variant="line" isBusy={isPending} onClick={restore} {...look}>
          Restore
        </Button>
      )}
    </div>
  );
}

type TipCardProps = {
  tip: UserTip;
  /** A separate sheet, or a row in a list. */
  look: 'sheet' | 'row';
};

/** One piece of advice: what, why, how sure, and what can be done about it. */
function TipCard({ tip, look }: TipCardProps) {
  const id = useId();
  const { title, description, why, impact } = tip.generated_content;
  const sure = confidenceText(tip.generated_content);
  return (
    <article
      className={`flex column min-w-0 ink-2 breakable ${classes.tip}`}
      data-look={look}
      aria-labelledby={id}
    >
      <p className={`row small ${classes.meta}`}>
        <span>{categoryName(tip.category)}</span>
        {sure !== null && <span>{sure}</span>}
      </p>
      <h3 id={id} className="subhead">
        {title}
      </h3>
      <p>{description}</p>
      {tip.effect && <p className="mt-2 ink strong">{effectText(tip.effect)}</p>}
      <div className={`dense ${classes.why}`}>
        <Disclosure summary="Why this tip">
          <p className="mt-1">{why}</p>
          {tip.category !== 'getting_started' && (
            <p className="mt-1">What it may bring: {impact}.</p>
          )}
        </Disclosure>
      </div>
      <TipActions tip={tip} titleId={id} />
    </article>
  );
}

type NoTipsProps = {
  context: 'dashboard' | 'page';
  status: TipStatus;
  category: TipCategory | undefined;
};

const words: Readonly<Record<TipStatus, { title: string; text: string }>> = {
  active: {
    title: 'No tips right now',
    text: 'Tips come from what you do here: optimize an email or save a template, then look again.',
  },
  applied: {
    title: 'No tip applied yet',
    text: 'Tips that you act on are kept here, with what your drafts scored before and after.',
  },
  dismissed: {
    title: 'No tip dismissed',
    text: 'Tips that you dismiss are kept here, and can be restored.',
  },
};

/** Why there is no tip to show. */
function NoTips({ context, status, category }: NoTipsProps) {
  const { title, text } = words[status];
  if (context === 'dashboard')
    return <p className={`row items-center gap-2-4 ink-2 ${classes.line}`}>{text}</p>;
  return (
    <EmptyState title={category ? `${title}: ${categoryName(category)}` : title}>{text}</EmptyState>
  );
}

type TipListProps = {
  /** On the dashboard, empty and error states take one line. */
  context: 'dashboard' | 'page';
  limit?: number;
  status?: TipStatus;
  category?: TipCategory | undefined;
};

/** The number of tips shown as sheets on the tips page. */
const mostSheets = 2;

/** The advice that fits a person now, the most urgent first. */
export function TipList({ context, limit = 3, status = 'active', category }: TipListProps) {
  const { data, error, refetch } = useUserTips({ status, category, limit });
  if (!data && error) return <TipsNotLoaded context={context} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading your tips..." />;
  if (data.items.length === 0) return <NoTips {...{ context, status, category }} />;
  const sheets = context === 'dashboard' ? limit : status === 'active' ? mostSheets : 0;
  return (
    <ul className={`grid ${classes.tips}`} aria-label="Tips">
      {data.items.map((tip, index) => {
        const look = index < sheets ? 'sheet' : 'row';
        return (
          <li className="grid min-w-0" key={tip.id} data-look={look}>
            <TipCard tip={tip} look={look} />
          </li>
        );
      })}
    </ul>
  );
}

type TipsNotLoadedProps = { context: 'dashboard' | 'page'; onRetry: () => void };

/** In place of tips that could not be read. */
function TipsNotLoaded({ context, onRetry }: TipsNotLoadedProps) {
  const retry = <TryAgain size="small" onClick={onRetry} />;
  const title = 'Your tips could not be loaded';
  if (context === 'page') {
    return (
      <EmptyState title={title} action={retry}>
        Nothing is lost: they are made again from what you do.
      </EmptyState>
    );
  }
  return (
    <div className={`row items-center gap-2-4 ink-2 ${classes.line}`}>
      <p role="status">{title}.</p>
      {retry}
    </div>
  );
}
