import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../frame/text-page.tsx';
import type { TextSection } from '../frame/text-section.ts';
import { HoldsSince } from '../words/holds-since.tsx';
import { HowToReach } from '../words/how-to-reach.tsx';
import { AcceptableUse } from './sections/acceptable-use.tsx';
import { Accounts } from './sections/accounts.tsx';
import { Disclaimers } from './sections/disclaimers.tsx';
import { GoverningLaw } from './sections/governing-law.tsx';
import { IntellectualProperty } from './sections/intellectual-property.tsx';
import { Service } from './sections/service.tsx';
import { Subscription } from './sections/subscription.tsx';

type TermsPageProps = { content: SiteContent };

export function TermsPage({ content }: TermsPageProps) {
  const { name, country } = content.operator;
  return (
    <TextPage
      title="Terms of service"
      note={<HoldsSince day={content.textsHoldSince} />}
      lede={
        <p>
          What you can expect of this site, and what it expects of you. “We” are {name}, the company
          in {country} that runs it. The sentence under each heading sums up what follows; what
          follows is what holds.
        </p>
      }
      sections={sectionsFor(content)}
    />
  );
}

function sectionsFor(content: SiteContent): readonly TextSection[] {
  return [
    {
      id: 'acceptance',
      title: 'Acceptance',
      summary: 'Whoever opens an account agrees to these terms.',
      body: (
        <p>
          By opening an account or buying a plan you agree to these terms. If you do so for a
          company, you say that you may speak for it. Reading the public pages and trying the score
          on the front page takes no agreement.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'The service',
      summary: 'It says what a cold email loses and why, and offers changes. You decide and send.',
      body: <Service />,
    },
    {
      id: 'accounts',
      title: 'Accounts',
      summary: 'One person, one account, and a password that nobody else knows.',
      body: <Accounts consentAge={content.operator.consentAge} />,
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      summary: 'Write to people for whom you have a reason. No spam.',
      body: <AcceptableUse />,
    },
    {
      id: 'subscription',
      title: 'Subscription and payment',
      summary: 'Paid in advance, month by month, until you cancel.',
      body: <Subscription content={content} />,
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      summary: 'Your texts are yours. The program is open source.',
      body: <IntellectualProperty />,
    },
    {
      id: 'privacy',
      title: 'Privacy',
      body: (
        <p>
          What is kept about you, what for and how long stands in the{' '}
          <Link to={pages.privacy}>privacy policy</Link>. For personal data of others in your texts
          you are the controller and we are your processor: we handle it only to do what you ask
          for, keep it confidential, and delete it when you do.
        </p>
      ),
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      summary: 'A score is a judgement of a text. It is no forecast of replies.',
      body: <Disclaimers />,
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      summary: 'Who sends an email answers for it.',
      body: (
        <p>
          If somebody claims damages from us because of what you sent, or because you broke these
          terms or a law, you bear the damages and the reasonable cost of our defence. We tell you
          of such a claim at once and settle none without asking you. Consumers owe this only where
          they are at fault.
        </p>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      summary: `${content.operator.law}, and the courts of ${content.operator.courts}.`,
      body: <GoverningLaw operator={content.operator} />,
    },
    {
      id: 'changes',
      title: 'Changes',
      summary: 'You hear of a change before it holds.',
      body: (
        <p>
          When these terms change, the new text stands here with the day from which it holds, and
          everybody with an account is told at least 30 days before. Whoever does not agree can
          cancel and delete the account until then. What you paid for already is delivered under the
          terms that you bought it under.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          For anything about these terms, write to <HowToReach content={content} />.
        </p>
      ),
    },
  ];
}
