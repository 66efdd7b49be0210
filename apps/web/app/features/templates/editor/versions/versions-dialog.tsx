import type { EmailTemplate } from '@replysmith/contract';
import { useState, type ReactNode } from 'react';
import { useRestoreVersion, useTemplateVersions } from '../../../../data/templates/versions.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { TemplateDiff } from './template-diff.tsx';
import { VersionList } from './version-list.tsx';
import classes from './versions-dialog.module.css';

type VersionsDialogProps = {
  template: EmailTemplate;
  /** Something typed is not saved; going back would set it aside. */
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
};

/** Earlier texts of a template beside the present one. */
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
        title: `Version ${String(version)} is back`,
        message: `It is version ${String(restored.version)} now. The one before it is kept.`,
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
        <Button variant="line" onClick={() => void refetch()}>
          Try again
        </Button>
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
          This is the only version. From now on every change of the words keeps the one before it.
        </p>
      </Frame>
    );
  }
  return (
    <Frame onClose={onClose}>
      <div className={classes.columns}>
        <VersionList
          now={template}
          versions={versions}
          chosen={shown.version}
          onChoose={setChosen}
        />
        <section
          className={classes.compared}
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
      <div className={classes.head}>
        <h2 className="head">Versions</h2>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={classes.frame}>{children}</div>
    </>
  );
}
