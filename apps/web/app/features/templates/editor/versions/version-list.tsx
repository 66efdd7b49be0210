import type { EmailTemplate, TemplateVersion } from '@replysmith/contract';
import { bandOf } from '@replysmith/coach';
import { MiniRing } from '../../../../ui/score-ring/mini-ring.tsx';
import classes from './versions-dialog.module.css';

type VersionListProps = {
  now: EmailTemplate;
  versions: readonly TemplateVersion[];
  chosen: number;
  onChoose: (version: number) => void;
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Each version with its score and until when it stood; the present one first. */
export function VersionList({ now, versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol className={classes.list} aria-label="Versions">
      <li className={classes.now}>
        <Ring score={now.optimization_score} />
        <span>
          <b>Version {now.version}, now</b>
          <span className="small ink-2">Since {moment.format(new Date(now.updated_at))}</span>
        </span>
      </li>
      {versions.map(({ version, optimization_score, created_at }) => (
        <li key={version}>
          <button type="button" aria-pressed={version === chosen} onClick={() => onChoose(version)}>
            <Ring score={optimization_score} />
            <span>
              <b>Version {version}</b>
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
