import { pages } from '@replysmith/contract';
import { Link } from '../../../components/navigation.tsx';
import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../text-page.tsx';
import { listInWords } from '../../../lib/words.ts';
import { officeName } from '../office-name.ts';
import type { EvidenceTally } from './evidence-tally.ts';
import { Story } from './story.tsx';

type AboutPageProps = { content: SiteContent; evidence: EvidenceTally };

export function AboutPage({ content, evidence }: AboutPageProps) {
  return (
    <TextPage
      title="Advice on email, with its reasons"
      lede={
        <p>
          A cold email is a letter to somebody who did not ask for one. Replysmith reads it as that
          person would, and says what each sentence costs.
        </p>
      }
      sections={[
        {
          id: 'mission',
          title: 'Mission',
          body: (
            <>
              <p>
                You know the kind: about its sender, too long, and asking for half an hour of a
                stranger’s week. Whoever gets it deletes it. Whoever wrote it never hears why.
              </p>
              <p>
                We want writers to hear it before they send: which words, how many points, and what
                that rests on. Fewer emails that waste a morning, and more that deserve a reply.
              </p>
            </>
          ),
        },
        {
          id: 'values',
          title: 'Values',
          summary: 'Each of these is a thing the program does, or refuses to do.',
          body: <Values />,
        },
        {
          id: 'story',
          title: 'Story',
          summary: 'How the score came about.',
          body: <Story evidence={evidence} />,
        },
        { id: 'team', title: 'Team', body: <Team sourceUrl={content.sourceUrl} /> },
        { id: 'reach', title: 'Global reach', body: <GlobalReach offices={content.offices} /> },
      ]}
    />
  );
}

type GlobalReachProps = Pick<SiteContent, 'offices'>;

function GlobalReach({ offices }: GlobalReachProps) {
  return (
    <>
      {offices.length > 0 && (
        <p>
          {offices.length === 1 ? 'Our office is in ' : 'Our offices are in '}
          {listInWords(offices.map(officeName))}. To reach us, see{' '}
          <Link to={pages.contact}>Contact</Link>.
        </p>
      )}
      <p>
        The coach judges English, British and American alike. It notices when a text is in another
        language, and then says so instead of giving a number: English rules find faults in any
        language, and none of them would be true there. Raw merge tags, capitals and rows of
        exclamation marks it points out in all of them.
      </p>
      <p>
        Your figures go by the days of your own calendar, wherever you are. And because the program
        runs on a server of your own as well as on ours, it works wherever you need your data to
        stay.
      </p>
    </>
  );
}

function Values() {
  return (
    <>
      <h3 className="subhead">Innovation</h3>
      <p>
        A score that is a sum. Every draft starts at 100, and each point it loses has a line of its
        own, with the words and the reason. The gravest fault is counted first, and each further one
        takes its share of what is left. It is counted in the browser while you type; the same text
        gets the same number on the server and on the command line. Rewrites come as small changes,
        to keep or put back one by one.
      </p>
      <h3 className="subhead">Trust</h3>
      <p>
        The coach invents nothing. It asks you for what only you can know, and names, figures, links
        and your signature stay as they are. Where a language model writes, it does not grade
        itself: what it returns goes through the same rules, and a claim without a source is
        refused. We read no mailbox. What we keep is listed in the{' '}
        <Link to={pages.privacy}>privacy policy</Link>, and anyone may read the program to check.
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

type TeamProps = Pick<SiteContent, 'sourceUrl'>;

function Team({ sourceUrl }: TeamProps) {
  return (
    <>
      <p>
        Replysmith is written by its authors in the open, under the Apache License 2.0. Anybody may
        read it, run it on a server of their own, change it and pass it on.{' '}
        {sourceUrl && (
          <>
            The source of this site is at{' '}
            <a href={sourceUrl}>{sourceUrl.replace(/^\w+:\/\//, '')}</a>.
          </>
        )}
      </p>
      <p>You need no permission to take part. Three things help most:</p>
      <ul>
        <li>
          A score that is wrong: the email, the number it got, and what a good editor would say
          instead. It becomes a test before anything is changed.
        </li>
        <li>
          A finding that we do not have, or one that contradicts ours: who measured, how many
          emails, and where it can be read.
        </li>
        <li>
          Code. CONTRIBUTING.md is the map of the code; a bug fix begins with a test that fails.
        </li>
      </ul>
    </>
  );
}
