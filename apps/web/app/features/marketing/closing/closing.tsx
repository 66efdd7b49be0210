import { type LibraryTemplate, pages } from '@replysmith/contract';
import { ButtonLink } from '../../../components/button.tsx';
import { signedPoints } from '../../../components/ledger.tsx';
import { MiniRing } from '../../../components/score-ring.tsx';
import { judgeTemplate, lineOf } from '../../../data/public-library.ts';
import type { SiteContent } from '../../../data/site-content.ts';
import { signUpAddress } from '../../../lib/sign-up-address.ts';
import { StartButton } from './start-button.tsx';
import classes from './closing.module.css';

export function LastCall() {
  return (
    <section className={`wrap row items-end justify-between ${classes.call}`}>
      <h2 className="title">Yours starts at 100 too.</h2>
      <StartButton />
    </section>
  );
}

/** Three with different readers, occasions and scores, both strong and weak. */
const ids = [
  'maintainer-paid-for-one-issue',
  'public-office-before-the-hearing',
  'report-back-to-the-referrer',
];

export function shownTemplates(library: readonly LibraryTemplate[]): LibraryTemplate[] {
  return ids.map((id) => {
    const template = library.find((one) => one.id === id);
    if (!template) throw new Error(`The library has no template "${id}".`);
    return template;
  });
}

/** Presents the library, with a link to it. */
export function LibraryPromo({ library }: { library: readonly LibraryTemplate[] }) {
  const { templates, industries, readers, goals } = countLibrary(library);
  return (
    <section className={`wrap ${classes.promo}`}>
      <h2 className="title">Templates that show what they lose.</h2>
      <p className={`lede mt-3 ${classes.lede}`}>
        {templates} of them, for {industries} industries, {readers} kinds of reader and {goals}{' '}
        goals.
      </p>
      <ul className="mt-6">
        {shownTemplates(library).map((template) => (
          <JudgedRow key={template.id} template={template} />
        ))}
      </ul>
      <div className="row mt-6">
        <ButtonLink to={signUpAddress({ next: pages.library })} data-for="guest">
          Explore the library
        </ButtonLink>
        <ButtonLink to={pages.library} data-for="member">
          Explore the library
        </ButtonLink>
        <ButtonLink to={pages.publicLibrary} variant="line" data-for="guest">
          Read without an account
        </ButtonLink>
      </div>
    </section>
  );
}

/** How much there is in the library. */
function countLibrary(library: readonly LibraryTemplate[]) {
  const different = (part: 'industry' | 'persona' | 'goal') =>
    new Set(library.map((template) => template[part]).filter((name) => name !== 'Any')).size;
  return {
    templates: library.length,
    industries: different('industry'),
    readers: different('persona'),
    goals: different('goal'),
  };
}

/** A template, who it is for, and all that it still loses. */
export function JudgedRow({ template }: { template: LibraryTemplate }) {
  const { id, name, score, band } = lineOf(template);
  return (
    <li className={`grid items-center line-above ${classes.row}`}>
      <MiniRing value={score} band={band} />
      <div>
        <a href={pages.publicTemplate(id)} className={`hover-underline plain ${classes.name}`}>
          {name}
        </a>
        <p className="small ink-2">
          {template.persona}, {template.industry}
        </p>
      </div>
      <ul className={`small ink-2 ${classes.lost}`}>
        {judgeTemplate(template).score.lines.map((line) => (
          <li key={line.rule}>
            {line.name} <b>{signedPoints(line.points)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

type OwnersClaimsProps = { content: Pick<SiteContent, 'operator' | 'claims'> };

/** The owner's claims about the product, in one line; nothing if there are none. */
export function OwnersClaims({ content: { operator, claims } }: OwnersClaimsProps) {
  const { replyRates, speed, rating } = claims;
  const shown = [replyRates, speed].filter((claim) => claim !== null);
  if (shown.length === 0 && !rating) return null;
  const rated = rating && `Rated ${rating.value} from ${rating.reviews} reviews`;
  return (
    <p className={`wrap small ink-3 row line-above ${classes.claims}`}>
      <span>{operator.name}’s own figures:</span>
      {shown.map((claim) => (
        <span key={claim}>{claim}</span>
      ))}
      {rated && (rating.readAt ? <a href={rating.readAt}>{rated}</a> : <span>{rated}</span>)}
    </p>
  );
}
