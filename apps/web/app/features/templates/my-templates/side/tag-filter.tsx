import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { ToggleTag } from '../../../../ui/tag/toggle-tag.tsx';
import { useDesk } from '../desk.ts';
import classes from './tag-filter.module.css';

const shownAtMost = 10;

/** The ten most used tags, and whatever other tags filter the list. */
export function TagFilter() {
  const { view, changeView } = useDesk();
  const { data } = useTemplateFacets();
  const used = data?.tags.slice(0, shownAtMost).map(({ name }) => name) ?? [];
  const names = [...new Set([...used, ...view.tags])];
  if (names.length === 0 || view.isTrash) return null;
  const toggle = (tag: string) =>
    changeView({
      tags: view.tags.includes(tag)
        ? view.tags.filter((other) => other !== tag)
        : [...view.tags, tag],
    });
  return (
    <section className={classes.tags} aria-label="Tags">
      <h2 className="small ink-3">Tags</h2>
      <p>
        {names.map((name) => (
          <ToggleTag key={name} isOn={view.tags.includes(name)} onToggle={() => toggle(name)}>
            {name}
          </ToggleTag>
        ))}
      </p>
    </section>
  );
}
