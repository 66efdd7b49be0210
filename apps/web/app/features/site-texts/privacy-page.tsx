import type { SiteContent } from '../../data/site-content.ts';
import { TextPage } from './text-page.tsx';
import type { TextSection } from './text-section.ts';
import { HoldsSince } from './holds-since.tsx';
import { HowToReach } from './how-to-reach.tsx';
import { listOf } from './list-of.ts';
import { Collection } from './collection.tsx';
import { Retention } from './retention.tsx';
import { Rights } from './rights.tsx';
import { Sharing } from './sharing.tsx';

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

type ChildrenProps = { content: SiteContent };

function Children({ content }: ChildrenProps) {
  const { consentAge, country } = content.operator;
  return (
    <p>
      Children under 13 may not open an account, and we do not knowingly keep data about them.
      {consentAge !== null &&
        ` In ${country} people can consent to the use of their data by themselves from the age of ${consentAge}; whoever is younger needs a parent’s consent.`}{' '}
      If you know of a child who has an account, write to <HowToReach content={content} />, and we
      delete it.
    </p>
  );
}

type TransfersProps = { content: SiteContent };

function Transfers({ content: { offices, operator } }: TransfersProps) {
  const countries = [...new Set(offices.map(({ country }) => country))];
  return (
    <p>
      We are a company in {operator.country}
      {countries.length > 1 && `, with offices in ${listOf(countries)}`}. Stripe, and a model
      provider where one is used, may handle data outside the European Economic Area. That happens
      only to a country whose protection the European Commission has found adequate, or under its
      standard contractual clauses. Ask us for a copy of what applies.
    </p>
  );
}

function Security() {
  return (
    <>
      <ul>
        <li>
          What you ask for is looked up under your account alone, and the database compares that
          with the owner of each row of your work once more.
        </li>
        <li>
          Passwords are kept as salted scrypt hashes; common ones are refused, and guesses are
          limited, however many addresses they come from.
        </li>
        <li>
          Two-factor sign-in is there for every account with a verified address. Its secret and the
          recovery codes are kept encrypted.
        </li>
        <li>
          The session cookie cannot be read by scripts, and over HTTPS it travels only encrypted.
        </li>
        <li>
          The password is asked for again before an export, a deletion and any change to how you
          sign in. Of each such change, and of a deletion, we tell you by mail.
        </li>
        <li>You see where you are signed in, and can end each session.</li>
      </ul>
      <p>
        No system is perfect. Should data of yours get into wrong hands and that be a risk for you,
        we tell you and the authority as the law demands.
      </p>
    </>
  );
}

function Use() {
  return (
    <>
      <ul>
        <li>
          To score, rewrite, store and find your texts, to count what your plan includes and to take
          payment. We need this to keep our contract with you.
        </li>
        <li>
          To show you your own figures and tips. They are made from your own rows, never from
          anybody else’s.
        </li>
        <li>
          To limit attempts at passwords, to end sessions, to find what broke and what is slow. Our
          interest in a service that works and is safe is the ground for this; you may object.
        </li>
        <li>
          To mail you a link that verifies your address or sets a new password, and to tell you of
          changes to your account’s security. The weekly report is mailed only if you switch it on,
          and one click in it stops it.
        </li>
        <li>To keep what tax law and other laws tell us to keep.</li>
      </ul>
      <p>
        The score judges a text, not a person, and decides nothing about you. No model is trained
        here on what you write.
      </p>
      <p>
        For personal data of other people in your emails, you decide what it is used for and we
        handle it on your behalf. Having a reason to write to them is your part.
      </p>
    </>
  );
}
