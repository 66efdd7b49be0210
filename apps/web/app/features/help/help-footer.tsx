import { pages } from '@replysmith/contract';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import classes from './help-footer.module.css';

/** Where to go on from the help. */
export function HelpFooter({ onRestartTutorial }: { onRestartTutorial: () => void }) {
  return (
    <section className={classes.footer} aria-labelledby="help-further">
      <h2 id="help-further" className="subhead">
        Not what you were looking for?
      </h2>
      <div className={classes.ways}>
        <ButtonLink variant="line" to={pages.chat}>
          Open the chat
        </ButtonLink>
        <ButtonLink variant="line" to={pages.library}>
          Browse the library
        </ButtonLink>
        <ButtonLink variant="line" to={pages.settings}>
          Contact Support
        </ButtonLink>
        <Button variant="quiet" onClick={onRestartTutorial}>
          Restart tutorial
        </Button>
      </div>
    </section>
  );
}
