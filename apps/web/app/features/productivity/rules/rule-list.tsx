import type { WorkflowRuleList } from '@replysmith/contract';
import { useTemplateFolders } from '../../../data/templates/folders.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import classes from './rule-list.module.css';
import { RuleRow } from './rule-row.tsx';
import { UnreadableRow } from './unreadable-row.tsx';

type RuleListProps = {
  rules: WorkflowRuleList;
  onNew: () => void;
  onEdit: (id: string) => void;
};

export function RuleList({ rules: { items, unreadable }, onNew, onEdit }: RuleListProps) {
  const folders = useTemplateFolders().data?.items ?? [];
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  if (items.length + unreadable.length === 0) {
    return (
      <EmptyState title="No workflows yet" action={<Button onClick={onNew}>New workflow</Button>}>
        A workflow tags, moves, stars, copies or archives templates by itself, or tells you of them.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.rules}>
      {items.map((rule) => (
        <RuleRow key={rule.id} rule={rule} folders={names} onEdit={onEdit} />
      ))}
      {unreadable.map((rule) => (
        <UnreadableRow key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}
