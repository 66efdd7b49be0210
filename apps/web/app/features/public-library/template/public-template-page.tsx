import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import { ScoreTrust } from '../../../ui/ledger/score-trust.tsx';
import { AlikeList } from './alike-list.tsx';
import { BlankTable } from './email/blank-table.tsx';
import { FiledUnder } from './filed-under.tsx';
import { MeritList } from './account/merit-list.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import classes from './public-template-page.module.css';
import { TemplateAccount } from './account/template-account.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplateSheet } from './email/template-sheet.tsx';
import { TemplateVerdict } from './account/template-verdict.tsx';

type PublicTemplatePageProps = { template: PublicTemplate; isSignedIn: boolean };

/** One template for anybody to read: its email, what that scores and why, and what it is for. */
export function PublicTemplatePage({ template, isSignedIn }: PublicTemplatePageProps) {
  const { score, lines, basis, merits, blanks, alike } = template;
  return (
    <div className={`wrap ${classes.page}`}>
      <TemplateHead template={template} isSignedIn={isSignedIn} />
      <FiledUnder template={template} />
      <div className={classes.proof}>
        <div className={classes.side}>
          <TemplateSheet key={template.id} template={template} />
          <BlankTable blanks={blanks} />
        </div>
        <div className={classes.side}>
          <TemplateVerdict {...template} />
          <div>
            <TemplateAccount score={score} lines={lines} />
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
