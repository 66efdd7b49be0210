import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../frame/text-page.tsx';
import type { EvidenceTally } from './evidence-tally.ts';
import { GlobalReach } from './sections/global-reach.tsx';
import { Story } from './sections/story.tsx';
import { Team } from './sections/team.tsx';
import { Values } from './sections/values.tsx';

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
