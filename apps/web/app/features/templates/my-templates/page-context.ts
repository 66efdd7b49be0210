import type { EmailTemplateSummary, TemplateChange, TemplateFolder } from '@replysmith/contract';
import { createContext, useContext } from 'react';
import type { ChosenTemplates } from '../api.ts';
import type { TemplateUse } from '../use/use-template-use.tsx';
import type { useSelection } from './selection.ts';
import type { ChangeView, View } from './view.ts';

/** Templates that something is to happen to. */
export type Chosen = {
  readonly of: ChosenTemplates;
  readonly count: number;
  /** Of a single one. */
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

/** What every part of the page works with. */
export type TemplatesPage = {
  readonly view: View;
  readonly changeView: ChangeView;
  /** How many templates the filter shows, once that is known. */
  readonly total: number | undefined;
  readonly selecting: ReturnType<typeof useSelection>;
  /** The templates that can be seen right now. */
  readonly idsInView: () => readonly string[];
  readonly open: (dialog: OpenDialog | null) => void;
  readonly change: (change: TemplateChange, chosen: Chosen) => Promise<void>;
  /** The selection where the template is in it, and the template alone where it is not. */
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

/** Selects everything that the filter shows, and nothing once everything is selected. */
export function useSelectAll(): () => void {
  const { selecting, total } = usePage();
  return () => {
    if (total && selecting.count < total) selecting.selectMatching(total);
    else selecting.clear();
  };
}
