import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { arrivalRecords } from './arrival-records.ts';
import classes from './tools-page.module.css';

/** What decides whether an email arrives, and how to see it for oneself. */
export function ArrivalChecks() {
  return (
    <section aria-labelledby="arrival">
      <h2 id="arrival" className="subhead">
        Will it arrive? Three records to check
      </h2>
      <p className={classes.lede}>
        Mailboxes ask whether an email really comes from its sender’s domain. Three records in the
        domain’s DNS answer. The coach reads words and cannot see them; you can.
      </p>
      <dl className={classes.records}>
        {arrivalRecords.map(({ name, says, look, holds }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <p>{says}</p>
              <p className={classes.command}>
                <code>{look}</code>
              </p>
              <p className="small ink-2">
                Set up when the answer holds <code>{holds}</code>.
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.after}>
        The quickest test of all three: send yourself an email at another provider and look at its
        headers. The line <code>Authentication-Results</code> should say <code>spf=pass</code>,{' '}
        <code>dkim=pass</code> and <code>dmarc=pass</code>. What does not pass is for whoever runs
        your domain to mend.
      </p>
      <p>
        <Link to={pages.helpItem('learning-resources', 'arriving')}>
          What mailboxes ask of senders
        </Link>
      </p>
    </section>
  );
}
