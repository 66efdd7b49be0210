import { useState } from 'react';
import type { PaletteProps } from '../palette-props.ts';
import { PaletteField } from './palette-field.tsx';
import type { PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteNews } from './palette-news.tsx';
import { useActive } from './use-active.ts';
import { useChoose } from './use-choose.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type PaletteBodyProps = Omit<PaletteProps, 'isOpen'>;

export function PaletteBody({ onClose, sidebar }: PaletteBodyProps) {
  const [typed, setTyped] = useState('');
  const { groups, keep, news } = usePaletteGroups(typed, sidebar);
  const { active, move, point } = useActive(groups, typed);
  const choose = useChoose(onClose);
  const pick = (item: PaletteItem, inNewTab: boolean) => {
    keep(item);
    choose(item, inNewTab);
  };
  return (
    <>
      <PaletteField
        typed={typed}
        onType={setTyped}
        active={active}
        onMove={move}
        onPick={(inNewTab) => active && pick(active, inNewTab)}
        onClose={onClose}
      />
      <PaletteList groups={groups} active={active} onPoint={point} onPick={pick} />
      <PaletteNews {...news} typed={typed} isEmpty={groups.length === 0} />
    </>
  );
}
