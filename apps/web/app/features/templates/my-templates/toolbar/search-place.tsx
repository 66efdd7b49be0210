import { useDesk } from '../desk.ts';
import { PlainSearch } from './plain-search.tsx';

/** The search box, which the slash key leads to. */
export function SearchPlace() {
  const { view, changeView } = useDesk();
  return (
    <div data-search>
      <PlainSearch
        value={view.search}
        onChange={(search) => changeView({ search, sort: undefined }, { isTyping: true })}
      />
    </div>
  );
}
