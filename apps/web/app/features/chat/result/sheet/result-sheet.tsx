import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { findBlanks } from '@replysmith/coach';
import { LostText } from '../../../../ui/changed-text/lost-text.tsx';
import { MarkedText } from '../../../../ui/marked-text/marked-text.tsx';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { ResultOuts } from '../../out/result-outs.tsx';
import { whatFailed } from '../../exchange/author.ts';
import { BlankFields } from './blank-fields.tsx';
import { Offers } from '../suggestions/offers.tsx';
import { Questions } from '../suggestions/questions.tsx';
import { ChangesView } from './changes-view.tsx';
import { DecideAll } from './decide-all.tsx';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { marksOf } from './marks-of.ts';
import type { ResultParts } from '../result-parts.ts';
import layout from '../result-layout.module.css';
import classes from './result-sheet.module.css';
import { versionsOf, type Version } from './versions.ts';

type ResultSheetProps = ResultParts & {
  version: Version;
  onVersion: (version: Version) => void;
};

const unsavedWords = {
  fine: '',
  not_yet: 'Your choices are kept in this browser. They could not be saved to your account yet.',
  gone: 'This chat was deleted elsewhere. Your choices can no longer be saved to your account.',
};

/** The email on its sheet: its versions, the blanks to fill, what may be answered or taken, and the ways out. */
export function ResultSheet({ version, onVersion, ...parts }: ResultSheetProps) {
  const { result, revision, account, lit } = parts;
  const original = result.original_email;
  const failure = whatFailed(result);
  const lost = marksOf(revision.lines, account.numbers);
  const marks = marksOf(result.score.original_lines, account.numbers);

  return (
    <div className={layout.sheet}>
      <Sheet isBleeding>
        <Tabs
          value={version}
          onChange={(next) => onVersion(next as Version)}
          variant="none"
          keepMounted={false}
          classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
        >
          <div className={classes.bar}>
            <Tabs.List aria-label="Versions of the email">
              {versionsOf(result).map(([value, name]) => (
                <Tabs.Tab key={value} value={value}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <DecideAll {...parts} />
          </div>
          {failure && <p className={classes.why}>{failure} The coach wrote this instead.</p>}
          <Tabs.Panel value="changes">
            <ChangesView {...parts} />
          </Tabs.Panel>
          <Tabs.Panel value="rewrite">
            <EmailSheet
              subject={
                revision.subject && (
                  <LostText text={revision.subject} lost={lost.subject} {...{ lit, findBlanks }} />
                )
              }
              body={<LostText text={revision.body} lost={lost.body} {...{ lit, findBlanks }} />}
            />
          </Tabs.Panel>
          <Tabs.Panel value="draft">
            <EmailSheet
              subject={
                original.subject && (
                  <MarkedText text={original.subject} marks={marks.subject} lit={lit} />
                )
              }
              body={<MarkedText text={original.body} marks={marks.body} lit={lit} />}
            />
          </Tabs.Panel>
        </Tabs>
        <BlankFields {...parts} />
        <Questions {...parts} />
        <Offers {...parts} />
        <div className={classes.outs}>
          <ResultOuts {...parts} choices={parts.applied} email={revision} />
        </div>
      </Sheet>
      <p role="status" className={`small ink-2 ${classes.unsaved}`}>
        {unsavedWords[parts.saving]}
      </p>
    </div>
  );
}
