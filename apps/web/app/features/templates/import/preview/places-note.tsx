import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { countText } from '../../../../lib/words/count-text.ts';

type PlacesNoteProps = {
  /** How many rows could be imported. */
  wanted: number;
  /** Null without a limit. */
  placesLeft: number | null;
};

/** How far the plan's places reach. */
export function PlacesNote({ wanted, placesLeft }: PlacesNoteProps) {
  if (placesLeft === null) return null;
  const left = placesLeft === 1 ? '1 place is left' : `${countText(placesLeft)} places are left`;
  if (wanted <= placesLeft) {
    return (
      <p className="small ink-2" role="status">
        {left} on your plan.
      </p>
    );
  }
  const missing = countText(wanted - placesLeft);
  return (
    <p className="small" role="status">
      <b>{placesLeft === 0 ? 'No place is left on your plan.' : `${left} on your plan.`}</b>{' '}
      {placesLeft > 0 && `The first ${countText(placesLeft)} are imported, `}
      {missing} {missing === '1' ? 'has' : 'have'} to wait.{' '}
      <Link to={pages.upgrade}>See plans</Link>
    </p>
  );
}
