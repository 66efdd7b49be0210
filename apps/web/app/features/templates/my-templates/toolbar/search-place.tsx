import { useSingleKeys } from '../../../../data/profile/interface-settings.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { useDesk } from '../desk.ts';

/** The search box, which the slash key leads to. */
export function SearchPlace() {
  const { view, changeView } = useDesk();
  const [hasSlash] = useSingleKeys();
  return (
    <div data-search>
      <SearchBox
        value={view.search}
        hint={hasSlash ? '/' : undefined}
        onChange={(search) => changeView({ search, sort: undefined }, { isTyping: true })}
      />
    </div>
  );
}
