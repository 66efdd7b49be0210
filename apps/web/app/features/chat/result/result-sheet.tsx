import { Tabs } from '@mantine/core';
import { findBlanks } from '@replysmith/coach/light';
import type { EmailText, Optimization } from '@replysmith/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { LostText } from '../../../components/changed-text.tsx';
import { MarkedText } from '../../../components/marked-text.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { WithMantine } from '../../../theme/with-mantine.tsx';
import { ExportActions } from '../export/export-actions.tsx';
import { useSessionTitle } from '../messages/api.ts';
import { whatFailed } from '../messages/answer-words.ts';
import { useRecipient } from '../messages/sent-emails.ts';
import { SaveTemplate } from '../save-template/save-template.tsx';
import { statedStage, useSaving } from '../save-template/use-saving.ts';
import { BlankFields } from './blanks.tsx';
import { ChangesView, marksOf } from './changes-view.tsx';
import { answered, asWritten, keep } from '../changes/choices.ts';
import { presentEmail } from '../changes/use-revision.ts';
import type { ScoreBreakdown } from './score-breakdown.ts';
import type { ResultParts } from './result-parts.tsx';
import { Offers } from './offers.tsx';
import { Questions } from './questions.tsx';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import layout from './result-layout.module.css';
import classes from './result-sheet.module.css';

/**
 * How the email is shown: with its changes, as it is now, or as it was with marks for what costs
 * points.
 */
type Version = 'changes' | 'rewrite' | 'draft';

const ofRewrite: readonly [Version, string][] = [
  ['changes', 'Changes'],
  ['rewrite', 'Rewrite'],
  ['draft', 'Draft'],
];

const ofComposed: readonly [Version, string][] = [
  ['rewrite', 'Email'],
  ['draft', 'Marked'],
];

/** The versions of an email and their labels. An email from a brief has no earlier version. */
function versionsOf({ brief }: Pick<Optimization, 'brief'>) {
  return brief === null ? ofRewrite : ofComposed;
}

/** The version that is shown first: with nothing changed and nothing to fill, what costs points is all there is. */
export function firstVersion(breakdown: ScoreBreakdown, hasBlanks: boolean): Version {
  return breakdown.isUntouched && !breakdown.isComposed && !hasBlanks
    ? 'draft'
    : decidedVersion(breakdown);
}

/** The version in which the writer's decisions are visible. */
export function decidedVersion({ isComposed }: ScoreBreakdown): Version {
  return isComposed ? 'rewrite' : 'changes';
}

type ResultSheetProps = ResultParts & {
  version: Version;
  onVersion: (version: Version) => void;
  /** The coach reckons with newer choices than those that are shown. */
  isBusy: boolean;
};

const unsavedWords = {
  fine: '',
  not_yet: 'Your choices are kept in this browser. They could not be saved to your account yet.',
  gone: 'This chat was deleted elsewhere. Your choices can no longer be saved to your account.',
};

/** The email on its sheet: versions, blanks, questions, offers and export. */
export function ResultSheet({ version, onVersion, isBusy, ...parts }: ResultSheetProps) {
  const { result, revision, breakdown, highlight } = parts;
  const original = result.original_email;
  const failure = whatFailed(result);
  const lost = marksOf(revision.lines, breakdown.numbers);
  const marks = marksOf(result.score.original_lines, breakdown.numbers);
  const present = presentEmail(result, parts.choices);

  return (
    <div className={layout.sheet}>
      <Sheet isBleeding>
        <WithMantine>
          <Tabs
            value={version}
            onChange={(next) => onVersion(next as Version)}
            variant="none"
            keepMounted={false}
            classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
          >
            <div className={`row items-center line-below no-print ${classes.bar}`}>
              <Tabs.List aria-label="Versions of the email">
                {versionsOf(result).map(([value, name]) => (
                  <Tabs.Tab key={value} value={value}>
                    {name}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <DecideAll {...parts} />
            </div>
            {failure && (
              <p className={`line-below ink-2 hidden ${classes.why}`}>
                {failure} The coach wrote this instead.
              </p>
            )}
            <Tabs.Panel value="changes">
              <ChangesView {...parts} />
            </Tabs.Panel>
            <Tabs.Panel value="rewrite">
              <EmailSheet
                subject={
                  revision.subject && (
                    <LostText
                      text={revision.subject}
                      lost={lost.subject}
                      {...{ highlight, findBlanks }}
                    />
                  )
                }
                body={
                  <LostText text={revision.body} lost={lost.body} {...{ highlight, findBlanks }} />
                }
              />
            </Tabs.Panel>
            <Tabs.Panel value="draft">
              <EmailSheet
                subject={
                  original.subject && (
                    <MarkedText
                      text={original.subject}
                      marks={marks.subject}
                      highlight={highlight}
                    />
                  )
                }
                body={<MarkedText text={original.body} marks={marks.body} highlight={highlight} />}
              />
            </Tabs.Panel>
          </Tabs>
        </WithMantine>
        <BlankFields {...parts} />
        <Questions {...parts} />
        <Offers {...parts} />
        <div className={`flex gap-1 line-above no-print ${classes.outs}`}>
          <ResultExport
            {...parts}
            email={present ?? revision}
            isBehind={isBusy && present === null}
            open={parts.unfilled}
          />
        </div>
      </Sheet>
      <p role="status" className={`small ink-2 no-print ${classes.unsaved}`}>
        {unsavedWords[parts.saving]}
      </p>
    </div>
  );
}

type ResultExportProps = Pick<ResultParts, 'id' | 'result' | 'choices'> & {
  /** The email with its blanks open; null when nothing was written into one. */
  open: EmailText | null;
  /** The email with the writer's choices applied. */
  email: EmailText;
  isBehind: boolean;
};

/** The ways to export a rewrite. */
function ResultExport({ id, result, choices, open, email, isBehind }: ResultExportProps) {
  const container = useRef<HTMLDivElement>(null);
  const sessionTitle = useSessionTitle();
  const title = choices.subject ?? sessionTitle;
  const { open: save } = useSaving();
  const stage = statedStage(result.reading);
  const recipient = useRecipient(id);
  const onFill = () => fillFirstBlank(container.current);
  return (
    <div ref={container} className="min-w-0 w-full">
      <ExportActions {...{ email, isBehind, title, recipient, onFill }} onSave={() => save(id)} />
      <SaveTemplate what={id} unfilled={open} {...{ email, title, stage, onFill }} />
    </div>
  );
}

/** Focuses the first empty blank of the result in `container`. */
function fillFirstBlank(container: HTMLElement | null): void {
  const fields = container
    ?.closest('[data-result]')
    ?.querySelectorAll<HTMLInputElement>('input[data-blank]');
  const first = Array.from(fields ?? []).find(({ value }) => value.trim() === '');
  first?.focus();
}

type DecideAllProps = Pick<ResultParts, 'result' | 'choices' | 'choose' | 'undo'>;

/** Keeps or puts back all changes, and undoes the last decision. */
function DecideAll({ result, choices, choose, undo }: DecideAllProps) {
  const ids = result.changes.map(({ id }) => id);
  const isAllKept = !ids.some((id) => choices.put_back.includes(id));
  const isAllPutBack =
    ids.every((id) => choices.put_back.includes(id)) &&
    choices.subject === null &&
    choices.taken.length === 0 &&
    answered(choices).length === 0;
  const hasMore = result.offers.length > 0 || result.questions.length > 0;
  return (
    <div className={`row ml-auto no-print ${classes.all}`}>
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="Control+Z"
        title="Undo the last decision (Ctrl+Z)"
        aria-label="Undo: the last decision"
        isBusy={undo === null}
        onClick={() => undo?.()}
      >
        <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
        Undo
      </Button>
      {ids.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isAllKept}
          onClick={() => choose(keep(choices, ids))}
        >
          Accept all
        </Button>
      )}
      {(ids.length > 0 || hasMore) && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isAllPutBack}
          onClick={() => choose(asWritten(choices, ids))}
        >
          Put all back
        </Button>
      )}
    </div>
  );
}
