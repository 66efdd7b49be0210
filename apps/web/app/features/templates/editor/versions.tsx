import { bandOf } from '@replysmith/coach/light';
import {
  type EmailTemplate,
  type TemplateVersion,
  type WrittenTemplate,
  columnLabels,
  writtenFields,
} from '@replysmith/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChangedWords, EmailText } from '../../../components/changed-words.tsx';
import { diffParts } from '../../../components/diff.ts';
import { MiniRing } from '../../../components/score-ring.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../components/toast.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { explainFailure } from '../../../lib/api-error.ts';
import { listInWords } from '../../../lib/words.ts';
import { useRestoreVersion, useTemplateVersions } from '../api.ts';
import { templatePlaces } from '../use/fill-template.ts';
import classes from './versions.module.css';

type VersionListProps = {
  now: EmailTemplate;
  versions: readonly TemplateVersion[];
  chosen: number;
  onChoose: (version: number) => void;
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The versions with their scores and end dates, the present one first. */
function VersionList({ now, versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol className={classes.list} aria-label="Versions">
      <li className={classes.now}>
        <Ring score={now.optimization_score} />
        <span>
          <b className="block">Version {now.version}, now</b>
          <span className="small ink-2">Since {moment.format(new Date(now.updated_at))}</span>
        </span>
      </li>
      {versions.map(({ version, optimization_score, created_at }) => (
        <li key={version}>
          <button
            className="hover-well"
            type="button"
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
          >
            <Ring score={optimization_score} />
            <span>
              <b className="block">Version {version}</b>
              <span className="small ink-2">Until {moment.format(new Date(created_at))}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Ring({ score }: { score: number | null }) {
  return (
    <MiniRing value={score ?? 0} band={score === null ? 'unjudged' : bandOf(score)} size={28} />
  );
}

type VersionsDialogProps = {
  template: EmailTemplate;
  /** Unsaved changes exist, which restoring would set aside. */
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
};

/** Shows earlier texts beside the present one. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { template, isDirty, onRestored, onClose } = props;
  const { id, version: latest } = template;
  const { data, error, refetch } = useTemplateVersions({ id, version: latest });
  const [chosen, setChosen] = useState<number | null>(null);
  const { mutateAsync, isPending } = useRestoreVersion();

  const versions = data?.items ?? [];
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0];
  const restore = async (version: number) => {
    try {
      const restored = await mutateAsync({ id, version, latest });
      showToast({
        title: `Version ${String(version)} restored`,
        message: `It is version ${String(restored.version)} now. The previous one is kept.`,
      });
      onRestored();
    } catch (problem) {
      const { message } = explainFailure(problem);
      showToast({ title: 'The version could not be restored', message, kind: 'error' });
    }
  };

  if (error && !data) {
    return (
      <Frame onClose={onClose}>
        <p role="alert">{error.message}</p>
        <TryAgain onClick={() => void refetch()} />
      </Frame>
    );
  }
  if (!data)
    return (
      <Frame onClose={onClose}>
        <Skeleton label="Loading versions..." />
      </Frame>
    );
  if (!shown) {
    return (
      <Frame onClose={onClose}>
        <p className="ink-2">
          This is the only version. From now on, each change to the text keeps the previous version.
        </p>
      </Frame>
    );
  }
  return (
    <Frame onClose={onClose}>
      <div className={`grid items-start w-full one-column-phone ${classes.columns}`}>
        <VersionList
          now={template}
          versions={versions}
          chosen={shown.version}
          onChoose={setChosen}
        />
        <section
          className={`stack justify-items-start min-w-0 gap-3 ${classes.compared}`}
          aria-label={`Version ${String(shown.version)} and now`}
        >
          <p className="small ink-2">From version {shown.version} to now</p>
          <TemplateDiff before={shown} after={template} />
          {isDirty ? (
            <p className="small ink-2">
              Save or discard what you have typed first. Then this version can be restored.
            </p>
          ) : (
            <Button isBusy={isPending} onClick={() => void restore(shown.version)}>
              {isPending ? 'Processing...' : `Restore version ${String(shown.version)}`}
            </Button>
          )}
        </section>
      </div>
    </Frame>
  );
}

function Frame({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 className="head">Versions</h2>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="stack justify-items-start mt-4">{children}</div>
    </>
  );
}

type TemplateDiffProps = { before: WrittenTemplate; after: WrittenTemplate };

/** Two versions as one text, with deletions struck and insertions underlined. */
export function TemplateDiff({ before, after }: TemplateDiffProps) {
  const others = otherChanges(before, after);
  return (
    <div className={`framed-line round-sheet breakable ${classes.diff}`}>
      {before.name !== after.name && (
        <p className={classes.name}>
          <Words before={before.name} after={after.name} />
        </p>
      )}
      <p className={`letter ${classes.subject}`}>
        <Words before={before.subject_line} after={after.subject_line} />
      </p>
      <div className={`letter pre-wrap ${classes.body}`}>
        <Words before={before.email_content} after={after.email_content} />
      </div>
      {others.length > 0 && (
        <p className={`small ink-2 line-above ${classes.others}`}>
          Also different: {listInWords(others)}.
        </p>
      )}
    </div>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <ChangedWords
      parts={diffParts(before, after)}
      words={({ text }) => <EmailText text={text} findBlanks={templatePlaces} />}
    />
  );
}

const shownFields: readonly string[] = ['name', 'subject_line', 'email_content'];

/** The labels of the changed fields whose changes are not shown. */
function otherChanges(before: WrittenTemplate, after: WrittenTemplate): string[] {
  return writtenFields
    .filter((field) => !shownFields.includes(field))
    .filter(
      (field) => JSON.stringify(before[field] || null) !== JSON.stringify(after[field] || null),
    )
    .map((field) => columnLabels[field]);
}
