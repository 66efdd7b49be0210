import { useVisitor } from '../../../data/session/visitor.tsx';
import classes from './welcome.module.css';

/** Who is signed in, as soon as the server has said it. */
export function Welcome() {
  const { email } = useVisitor();
  return (
    <p className={`small ink-2 ${classes.welcome}`} data-for="member">
      {email && (
        <>
          Welcome <span title={email}>{email}</span>
        </>
      )}
    </p>
  );
}
