import type { EmailTemplateSummary, TemplateChange, TemplateFolder } from '@replysmith/contract';
import { createContext, useContext } from 'react';
import type { ChosenTemplates } from '../api.ts';
import type { TemplateUse } from '../use/use-template-use.tsx';
import type { useSelection } from './selection.ts';
import type { ChangeView, View } from './view.ts';

/** The templates that an action is applied to. */
export type Chosen = {
  readonly of: ChosenTemplates;
  readonly count: number;
  /** The name, if it is a single one. */
  readonly name?: string;
};

export type OpenDialog =
  | { type: 'folder'; folder: TemplateFolder | null }
  | { type: 'bulk' }
  | { type: 'move'; chosen: Chosen }
  | { type: 'purge'; chosen: Chosen }
  | { type: 'export'; chosen: Chosen | null }
  | { type: 'import'; files?: readonly File[] }
  | { type: 'no-place' }
  | { type: 'shortcuts' };

/** What every part of the page uses. */
export type TemplatesPage = {
  readonly view: View;
  readonly changeView: ChangeView;
  /** How many templates match the filter; undefined until it is known. */
  readonly total: number | undefined;
  readonly selecting: ReturnType<typeof useSelection>;
  /** The templates that are visible now. */
  readonly idsInView: () => readonly string[];
  readonly open: (dialog: OpenDialog | null) => void;
  readonly change: (change: TemplateChange, chosen: Chosen) => Promise<void>;
  /** The selection if it contains the template, otherwise only the template. */
  readonly chosenWith: (template: Pick<EmailTemplateSummary, 'id' | 'name'>) => Promise<Chosen>;
  readonly use: Pick<TemplateUse, 'send' | 'copy'>;
};

export const PageContext = createContext<TemplatesPage | null>(null);

export function usePage(): TemplatesPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('This part belongs on the page of templates.');
  return page;
}

export function chosenOne({ id, name }: Pick<EmailTemplateSummary, 'id' | 'name'>): Chosen {
  return { of: { ids: [id] }, count: 1, name };
}

/** Selects all that the filter shows, or clears the selection when all is selected. */
export function useSelectAll(): () => void {
  const { selecting, total } = usePage();
  return () => {
    if (total && selecting.count < total) selecting.selectMatching(total);
    else selecting.clear();
  };
}
