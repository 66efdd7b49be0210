import { ToggleTag } from '../../../ui/tag/toggle-tag.tsx';
import classes from './topic-tags.module.css';

type TopicTagsProps = { tags: readonly string[]; query: string; onTag: (tag: string) => void };

/** Words that search for themselves; the one that is searched for ends the search. */
export function TopicTags({ tags, query, onTag }: TopicTagsProps) {
  return (
    <div role="group" aria-label="Tags" className={classes.tags}>
      {tags.map((tag) => (
        <ToggleTag key={tag} isOn={tag === query} onToggle={() => onTag(tag === query ? '' : tag)}>
          {tag}
        </ToggleTag>
      ))}
    </div>
  );
}
