import type { SiteContent } from '../../../../data/site-content.ts';

type TeamProps = Pick<SiteContent, 'sourceUrl'>;

export function Team({ sourceUrl }: TeamProps) {
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
      <p>Whoever wants to take part needs no permission. Three things help most:</p>
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
          Code. CONTRIBUTING.md is the map of the house; a bug fix begins with a test that fails.
        </li>
      </ul>
    </>
  );
}
