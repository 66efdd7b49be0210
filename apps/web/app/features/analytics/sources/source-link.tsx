import { Link } from 'react-router';

type SourceLinkProps = { name: string; to: string | null };

/** What heads a line: a name, and the way to what has it where that is still there. */
export function SourceLink({ name, to }: SourceLinkProps) {
  return (
    <th scope="row">
      {to === null ? <span className="ink-3">{name}</span> : <Link to={to}>{name}</Link>}
    </th>
  );
}
