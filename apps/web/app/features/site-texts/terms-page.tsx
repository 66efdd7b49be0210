import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../data/site-content.ts';
import { TextPage } from './text-page.tsx';
import type { TextSection } from './text-section.ts';
import { HoldsSince } from './holds-since.tsx';
import { HowToReach } from './how-to-reach.tsx';
import { Accounts } from './accounts.tsx';
import { Subscription } from './subscription.tsx';

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

type GoverningLawProps = Pick<SiteContent, 'operator'>;

function GoverningLaw({ operator: { law, courts } }: GoverningLawProps) {
  return (
    <p>
      These terms are governed by {law}, and disputes about them are decided by the courts of{' '}
      {courts}. Consumers keep the protection of the law of the country they live in, and may turn
      to its courts. If a part of these terms does not hold, the rest does.
    </p>
  );
}

function IntellectualProperty() {
  return (
    <>
      <p>
        What you write stays yours, and so does what the coach or a model makes of it, as far as
        there are rights in it. You allow us to store and handle it to run the service for you, and
        for nothing else; that ends when you delete it.
      </p>
      <p>
        The program is open source under the Apache License 2.0, and so are the templates of the
        library: use and change them in your emails without naming us. The licence does not cover
        our names and marks.
      </p>
      <p>What you suggest to us we may use without owing you anything for it.</p>
    </>
  );
}

function Disclaimers() {
  return (
    <>
      <p>
        The score counts what published findings and honest practice speak for. What each fault
        costs is fitted to ratings by language models that play the reader, and nobody can promise
        that a reader answers. What a model writes can be wrong: read every email before you send
        it.
      </p>
      <p>
        The service is given as it is. We take care that it is there and keeps your texts, but do
        not promise that it is never interrupted. Nothing here is legal advice.
      </p>
      <p>
        As far as the law allows, we are not liable for indirect damage and lost profit, and for
        other damage up to what you paid us in the twelve months before it. This limits nothing for
        intent, gross negligence, harm to life or health, or rights that consumers cannot waive.
      </p>
    </>
  );
}

function Service() {
  return (
    <>
      <p>
        Replysmith scores drafts of cold emails, names the words that cost points, proposes changes,
        keeps templates and campaigns, and lets you note what came of what you sent. It sends no
        email for you and reads no mailbox.
      </p>
      <p>
        Much of what you read here is written by a machine: rewrites, subject ideas, follow-ups,
        emails made from a campaign, answers in the chat and in the help chat, simulated replies and
        tips. The coach is a program of fixed rules; a language model may write in its place. Each
        answer says which of the two wrote it. The reader who replies in a simulation is marked as
        simulated, and is nobody. The score always comes from the rules, never from a model.
      </p>
      <p>
        We may improve the service and change how it works. What a paid plan includes is not made
        less within a period that you have paid for.
      </p>
    </>
  );
}

function AcceptableUse() {
  return (
    <>
      <p>You may not use this site</p>
      <ul>
        <li>
          to write spam: the same mail to many who never asked and have no reason to care, or any
          mail to somebody who told you to stop;
        </li>
        <li>
          to deceive: false senders, subjects that pretend to be a reply, claims that you know to be
          untrue, fraud of any kind;
        </li>
        <li>to threaten, to harass, or to write about people what the law forbids;</li>
        <li>
          to get at other people’s accounts or data, to get round limits, or to put a load on the
          servers that keeps others out.
        </li>
      </ul>
      <p>
        You send your emails yourself, so the laws on commercial email where you and your readers
        live are yours to follow. Many of them ask for an honest subject, your name and address, and
        a way to opt out.
      </p>
    </>
  );
}
