import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../frame/text-page.tsx';
import type { TextSection } from '../frame/text-section.ts';
import { HoldsSince } from '../words/holds-since.tsx';
import { HowToReach } from '../words/how-to-reach.tsx';
import { Children } from './sections/children.tsx';
import { Collection } from './sections/collection.tsx';
import { Retention } from './sections/retention.tsx';
import { Rights } from './sections/rights.tsx';
import { Security } from './sections/security.tsx';
import { Sharing } from './sections/sharing.tsx';
import { Transfers } from './sections/transfers.tsx';
import { Use } from './sections/use.tsx';

type PrivacyPageProps = { content: SiteContent };

export function PrivacyPage({ content }: PrivacyPageProps) {
  const { name, country } = content.operator;
  return (
    <TextPage
      title="Privacy policy"
      note={<HoldsSince day={content.textsHoldSince} />}
      lede={
        <p>
          What this site keeps about you, what for, how long, and how you take it with you or have
          it deleted. “We” are {name}, the company in {country} that runs it. The sentence under
          each heading sums up what follows.
        </p>
      }
      sections={sectionsFor(content)}
    />
  );
}

function sectionsFor(content: SiteContent): readonly TextSection[] {
  return [
    {
      id: 'collection',
      title: 'Information we collect',
      summary: 'What you give us, what your use of the site leaves behind, and no more than that.',
      body: <Collection />,
    },
    {
      id: 'use',
      title: 'How we use it',
      summary: 'To do what you ask for, to keep it safe, and to mail you what you need to know.',
      body: <Use />,
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      summary: 'Nobody buys it. Others get what they need for their part, when they need it.',
      body: <Sharing processors={content.processors} />,
    },
    {
      id: 'security',
      title: 'Security',
      summary: 'The database itself checks whose row it is, and your password is never stored.',
      body: <Security />,
    },
    {
      id: 'rights',
      title: 'Your rights',
      summary: 'A full copy and a full deletion are two buttons in your settings.',
      body: <Rights content={content} />,
    },
    {
      id: 'retention',
      title: 'Retention',
      summary: 'Your work stays until you delete it, and goes with your account.',
      body: <Retention backupDays={content.backupDays} />,
    },
    {
      id: 'transfers',
      title: 'International transfers',
      summary: 'Where data leaves Europe, it does so under the safeguards that the law names.',
      body: <Transfers content={content} />,
    },
    {
      id: 'children',
      title: 'Children under 13',
      summary: 'The site is for people who write email at work.',
      body: <Children content={content} />,
    },
    {
      id: 'changes',
      title: 'Changes',
      summary: 'The date at the top says from when this text holds.',
      body: (
        <p>
          When this policy changes, the new text stands here with the day from which it holds. If
          the change alters what is done with data we already have, we tell everybody with an
          account before that day.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          For anything about your data, write to <HowToReach content={content} />. Write from the
          address of your account, so that we know it is you who asks.
        </p>
      ),
    },
  ];
}
