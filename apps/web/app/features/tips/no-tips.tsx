import type { TipCategory, TipStatus } from '@replysmith/contract';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import classes from './tip-list.module.css';
import { categoryName } from './tip-words.ts';

type NoTipsProps = {
  context: 'dashboard' | 'page';
  status: TipStatus;
  category: TipCategory | undefined;
};

const words: Readonly<Record<TipStatus, { title: string; text: string }>> = {
  active: {
    title: 'Nothing to advise right now',
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
export function NoTips({ context, status, category }: NoTipsProps) {
  const { title, text } = words[status];
  if (context === 'dashboard') return <p className={classes.line}>{text}</p>;
  return (
    <EmptyState title={category ? `${title}: ${categoryName(category)}` : title}>{text}</EmptyState>
  );
}
