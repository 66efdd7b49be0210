import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import { AlikeList } from './alike-list.tsx';
import { BlankTable } from './blank-table.tsx';
import { FiledUnder } from './filed-under.tsx';
import { MeritList } from './merit-list.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import classes from './public-template-page.module.css';
import { TemplateAccount } from './template-account.tsx';
import { TemplateChapter } from './template-chapter.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplateSheet } from './template-sheet.tsx';
import { TemplateVerdict } from './template-verdict.tsx';

type PublicTemplatePageProps = { template: PublicTemplate; isSignedIn: boolean };

/** One template for anybody to read: its email, what that scores and why, and what it is for. */
export function PublicTemplatePage({ template, isSignedIn }: PublicTemplatePageProps) {
  const { score, band, lines, merits, when_to_use, blanks, alike } = template;
  return (
    <div className={`wrap ${classes.page}`}>
      <TemplateHead template={template} isSignedIn={isSignedIn} />
      <div className={classes.proof}>
        <TemplateSheet key={template.id} template={template} />
        <div className={classes.beside}>
          <TemplateVerdict score={score} band={band} lines={lines} />
          <TemplateAccount score={score} lines={lines} />
          <MeritList merits={merits} />
        </div>
      </div>
      <TemplateChapter title="When to use it">
        <p className={`lede ${classes.when}`}>{when_to_use}</p>
      </TemplateChapter>
      <TemplateChapter title="What you fill in">
        <BlankTable blanks={blanks} />
      </TemplateChapter>
      <TemplateChapter title="Filed under">
        <FiledUnder template={template} />
      </TemplateChapter>
      {alike.length > 0 && (
        <TemplateChapter title="Others like it">
          <AlikeList alike={alike} />
        </TemplateChapter>
      )}
      <NeighbourLinks {...template} />
    </div>
  );
}
