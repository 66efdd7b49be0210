import { pages } from '@replysmith/contract';
import { Link } from 'react-router';

export function Values() {
  return (
    <>
      <h3 className="subhead">Innovation</h3>
      <p>
        A score that is a sum. Every draft starts at 100, and each point it loses stands on a line
        of its own, with the words and the reason. The gravest fault is counted first, and each
        further one takes its share of what is left. It is counted in the browser while you type;
        the same text gets the same number on the server and on the command line. Rewrites come as
        small changes, to keep or put back one by one.
      </p>
      <h3 className="subhead">Trust</h3>
      <p>
        The coach invents nothing. What only you can know it asks you, and names, figures, links and
        your signature stay as they are. Where a language model writes, it does not grade itself:
        what it returns goes through the same rules, and a claim without a source is refused. We
        read no mailbox. What we keep stands in the <Link to={pages.privacy}>privacy policy</Link>,
        and anyone may read the program to check.
      </p>
      <h3 className="subhead">Success</h3>
      <p>
        Yours is a reply, not a score. Mark what you sent and what came of it, and you see your rate
        with the range that the true one lies in; with too few emails you see none, because it would
        mean nothing. Whether higher scores brought you more answers is a question the product asks
        of your own numbers, and it says so when they do not tell.
      </p>
    </>
  );
}
