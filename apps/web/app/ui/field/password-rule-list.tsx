import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from './password-rule-list.module.css';

type Rule = { name: string; isMet: (password: string) => boolean };

type PasswordRuleListProps = { rules: readonly Rule[]; password: string };

/** The rules, ticked off as they are met. */
export function PasswordRuleList({ rules, password }: PasswordRuleListProps) {
  return (
    <ul className={classes.rules}>
      {rules.map(({ name, isMet }) => {
        const isTicked = isMet(password);
        const Icon = isTicked ? IconCheck : IconPoint;
        return (
          <li key={name} data-met={isTicked || undefined}>
            <Icon size={16} stroke={isTicked ? 2 : 1.5} aria-hidden />
            {name}
            <span className="visually-hidden">{isTicked ? ', met' : ', not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
