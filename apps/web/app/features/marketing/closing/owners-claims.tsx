import type { SiteContent } from '../../../data/site-content.ts';
import classes from './owners-claims.module.css';

type OwnersClaimsProps = { content: Pick<SiteContent, 'operator' | 'claims'> };

/** What the owner says of the product: the owner's words, in one line, or none at all. */
export function OwnersClaims({ content: { operator, claims } }: OwnersClaimsProps) {
  const { replyRates, speed, rating } = claims;
  const said = [replyRates, speed].filter((claim) => claim !== null);
  if (said.length === 0 && !rating) return null;
  const rated = rating && `Rated ${rating.value} from ${rating.reviews} reviews`;
  return (
    <p className={`wrap small ink-3 ${classes.claims}`}>
      <span>{operator.name}’s own figures:</span>
      {said.map((claim) => (
        <span key={claim}>{claim}</span>
      ))}
      {rated && (rating.readAt ? <a href={rating.readAt}>{rated}</a> : <span>{rated}</span>)}
    </p>
  );
}
