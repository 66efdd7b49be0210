import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Nothing in the help holds what was searched for: two other ways to an answer. */
export function NoResults({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState title="No results found" action={<Button onClick={onClear}>Clear Search</Button>}>
      Nothing in the help speaks of “{query}”. The coach answers questions about email in{' '}
      <Link to={pages.chat}>the chat</Link>; for anything else,{' '}
      <Link to={pages.settings}>Contact Support</Link>.
    </EmptyState>
  );
}
