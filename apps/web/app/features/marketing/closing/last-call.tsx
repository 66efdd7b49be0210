import { StartButton } from '../start-button.tsx';
import classes from './last-call.module.css';

export function LastCall() {
  return (
    <section className={`wrap ${classes.call}`}>
      <h2 className="title">Yours starts at 100 too.</h2>
      <StartButton />
    </section>
  );
}
