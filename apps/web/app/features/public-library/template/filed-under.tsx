import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { PublicTemplate } from '../../../data/public-library/public-template.ts';
import { stageNames } from '../../../lib/words/stage-names.ts';
import { valueName } from '../../../lib/facets.ts';
import { addressOf, type LibraryFilter } from '../list/library-filter.ts';
import classes from './filed-under.module.css';

/** Whom a template is for, each answer leading to the others that share it. */
export function FiledUnder({ template }: { template: PublicTemplate }) {
  const { persona, industry, goal, stage, tags } = template;
  return (
    <dl className={classes.filed}>
      <div>
        <dt>Reader</dt>
        <dd>
          <Others like={{ persona }}>{persona}</Others>
        </dd>
      </div>
      <div>
        <dt>Industry</dt>
        <dd>
          <Others like={{ industry }}>{valueName('industry', industry)}</Others>
        </dd>
      </div>
      <div>
        <dt>Goal</dt>
        <dd>
          <Others like={{ goal }}>{goal}</Others>
        </dd>
      </div>
      <div>
        <dt>Stage</dt>
        <dd>{stageNames[stage]}</dd>
      </div>
      <div>
        <dt>Tags</dt>
        <dd className={classes.tags}>
          {tags.map((tag) => (
            <Others key={tag} like={{ search: tag }}>
              {tag}
            </Others>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Others({ like, children }: { like: Partial<LibraryFilter>; children: string }) {
  return <Link to={`${pages.publicLibrary}?${String(addressOf(like))}`}>{children}</Link>;
}
