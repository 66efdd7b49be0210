import { pages } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import { ScoreVerdict } from '../../components/band.tsx';
import { LedgerSum, ReasonAndFix, signedPoints } from '../../components/ledger.tsx';
import { MiniRing, ScoreRing } from '../../components/score-ring.tsx';
import { ScoreTrust } from '../../components/score-trust.tsx';
import type { NumberedLine } from '../../data/coach/answers.ts';
import type { AlikeTemplate, Blank, Merit, PublicTemplate } from '../../data/public-library.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { lossesInWords } from '../../lib/words.ts';
import { FiledUnder, TemplateHead, breadcrumbs } from './template-head.tsx';
import { TemplateSheet } from './template-sheet.tsx';
import classes from './public-template-page.module.css';

type PublicTemplatePageProps = { template: PublicTemplate; isSignedIn: boolean };

/** A public page for one template: its email, score, breakdown and purpose. */
export function PublicTemplatePage({ template, isSignedIn }: PublicTemplatePageProps) {
  const { score, lines, basis, merits, blanks, alike } = template;
  return (
    <div className={`wrap ${classes.page}`}>
      <TemplateHead template={template} isSignedIn={isSignedIn} />
      <FiledUnder template={template} />
      <div className={`stack items-start gap-7 one-column-laptop ${classes.proof}`}>
        <div className={`min-w-0 ${classes.side}`}>
          <TemplateSheet key={template.id} template={template} />
          <BlankTable blanks={blanks} />
        </div>
        <div className={`min-w-0 ${classes.side}`}>
          <TemplateVerdict {...template} />
          <div>
            <TemplateBreakdown score={score} lines={lines} />
            <ScoreTrust basis={basis} />
            <MeritList merits={merits} />
          </div>
        </div>
      </div>
      <AlikeList alike={alike} />
      <NeighbourLinks {...template} />
    </div>
  );
}

/** Where the example loses nothing. */
function MeritList({ merits }: { merits: readonly Merit[] }) {
  if (merits.length === 0) return null;
  return (
    <section aria-labelledby="merits" className={`small ${classes.merits}`}>
      <h2 id="merits" className="label pb-2">
        Where it loses nothing
      </h2>
      <dl>
        {merits.map(({ name, fact, quote }) => (
          <div key={name}>
            <dt className="strong size-14">{name}</dt>
            <dd className="ink-2 pretty">
              {fact}
              {quote && <span className={`block ink breakable ${classes.quote}`}>{quote}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The blanks, each with its example value. */
function BlankTable({ blanks }: { blanks: readonly Blank[] }) {
  return (
    <table className={classes.table}>
      <caption className="label pb-2 text-left">What you fill in</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Blank</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {blanks.map(({ label, example }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="serif size-16 line-22 breakable">{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AlikeList({ alike }: { alike: readonly AlikeTemplate[] }) {
  return (
    <section
      aria-labelledby="alike"
      className={`grid ink-above one-column-laptop ${classes.alike}`}
    >
      <h2 id="alike" className="label">
        Others like it
      </h2>
      <ul>
        {alike.map(({ id, name, score, band, reason }) => (
          <li className="stack items-center line-above" key={id}>
            <MiniRing value={score} band={band} />
            <div>
              <Link to={pages.publicTemplate(id)} className="label">
                {name}
              </Link>
              <p className="small ink-2">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TemplateVerdictProps = Pick<
  PublicTemplate,
  'score' | 'band' | 'verdict' | 'isUnsure' | 'lines'
>;

function TemplateVerdict(props: TemplateVerdictProps) {
  const { score, band, verdict, isUnsure, lines } = props;
  const losses = lossesInWords(100 - score, lines.length);
  return (
    <div className={`ring-row ${classes.verdict}`}>
      <ScoreRing
        value={score}
        lost={lines.map(({ number, points }) => ({ number, points: -points }))}
        label={`Score ${score} of 100. ${losses}`}
      />
      <div>
        <ScoreVerdict band={band} verdict={verdict} isUnsure={isUnsure} />
        <h2 className={`subhead ${classes.losses}`}>{losses}</h2>
        <p className="small ink-2">A template is scored with its example values.</p>
      </div>
    </div>
  );
}

type NeighbourLinksProps = Pick<PublicTemplate, 'category' | 'previous' | 'next'>;

/** The previous and next template of the same category. */
function NeighbourLinks({ category, previous, next }: NeighbourLinksProps) {
  const sides = [
    { name: 'Previous', template: previous },
    { name: 'Next', template: next },
  ] as const;
  return (
    <nav
      aria-label={`More in ${category}`}
      className={`grid ink-above one-column-phone two-columns ${classes.links}`}
    >
      {sides.map(
        ({ name, template }) =>
          template && (
            <Link key={name} to={pages.publicTemplate(template.id)} data-side={name}>
              <span className="small ink-3">
                {name} in {category}
              </span>
              <span className="subhead">{template.name}</span>
            </Link>
          ),
      )}
    </nav>
  );
}

type TemplateBreakdownProps = { score: number; lines: readonly NumberedLine[] };

/** All losses with their reasons open: the list is short, and must be readable without scripts. */
function TemplateBreakdown({ score, lines }: TemplateBreakdownProps) {
  return (
    <div>
      {lines.length === 0 ? (
        <p className={`dense line-above ${classes.nothing}`}>Nothing lost.</p>
      ) : (
        <ol aria-label="Points lost" className={classes.lines}>
          {lines.map(({ number, name, points, quote, reason, fix, wins, cards }) => (
            <li className="small grid line-above" key={number}>
              <span className={classes.number}>{number}</span>
              <div className="min-w-0 pretty">
                <h3 className={classes.name}>{name}</h3>
                <p className={`breakable ${classes.lineQuote}`}>{quote}</p>
                <ReasonAndFix reason={reason} fix={fix} wins={wins} findings={cards} />
              </div>
              <span className={classes.points}>{signedPoints(points)}</span>
            </li>
          ))}
        </ol>
      )}
      <LedgerSum reckoning={`100 − ${100 - score}`} total={String(score)} />
    </div>
  );
}

/** The schema.org data of a template. */
export function structuredTemplate({ id, name, purpose, tags }: PublicTemplate) {
  const path = pages.publicTemplate(id);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CreativeWork',
        name,
        description: purpose,
        url: siteAddress() + path,
        inLanguage: 'en',
        keywords: tags.join(', '),
        isAccessibleForFree: true,
        isPartOf: { '@type': 'CollectionPage', url: siteAddress() + pages.publicLibrary },
      },
      breadcrumbs({ name, path }),
    ],
  };
}
