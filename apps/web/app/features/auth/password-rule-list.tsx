import { IconCheck, IconPoint } from '@tabler/icons-react';
import { passwordRules } from './password-rules.ts';
import classes from './password-rule-list.module.css';

/** The rule, ticked off as it is met. */
export function PasswordRuleList({ password }: { password: string }) {
  return (
    <ul className={classes.rules}>
      {passwordRules.map(({ name, isMet }) => {
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
