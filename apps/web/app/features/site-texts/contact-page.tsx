import { pages } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import type { SiteContent } from '../../data/site-content.ts';
import { signUpAddress } from '../../lib/sign-up-address.ts';
import { copyText } from '../../lib/clipboard.ts';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import { TextPage } from './text-page.tsx';
import { officeName } from './office-name.ts';
import classes from './contact-page.module.css';

type ContactPageProps = { content: SiteContent };

export function ContactPage({ content }: ContactPageProps) {
  const { offices, supportEmail, responseHours } = content;
  return (
    <TextPage
      title="Contact"
      lede={
        <p>
          {supportEmail ? 'One address for everything, read by people.' : 'Where to get answers.'}
          {supportEmail && responseHours !== null && ` They answer within ${responseHours} hours.`}
        </p>
      }
      sections={[
        {
          id: 'support',
          title: 'Support',
          body: <Support email={supportEmail} responseHours={responseHours} />,
        },
        ...(offices.length > 0
          ? [{ id: 'offices', title: 'Offices', body: <Offices content={content} /> }]
          : []),
        {
          id: 'business',
          title: 'Business inquiries',
          body: <BusinessInquiries email={supportEmail} />,
        },
        { id: 'questions', title: 'Questions', body: <Questions /> },
      ]}
    />
  );
}

type OfficesProps = { content: SiteContent };

function Offices({ content: { offices, operator } }: OfficesProps) {
  return (
    <>
      <ul>
        {offices.map(officeName).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {operator.address && (
        <p>
          For letters: {operator.name}, {operator.address}.
        </p>
      )}
    </>
  );
}

function BusinessInquiries({ email }: { email: string | null }) {
  return (
    <>
      {email && (
        <p>
          Write to the same address, <a href={`mailto:${email}`}>{email}</a>, and say what it is
          about.
        </p>
      )}
      <h3>Partnerships</h3>
      <p>
        The coach is a package of its own, without a server and without a model, that others can
        build into their tools. If you measured something about replies, we would like to see it: a
        finding that contradicts ours most of all.
      </p>
      <h3>Enterprise</h3>
      <p>
        Everything runs on a server of yours, with a PostgreSQL of its own. With the built-in coach,
        or with a model in your own network, no email’s text leaves it. The license costs nothing.
        {email && ' Ask us when you need help with setting it up.'}
      </p>
      <h3>Media</h3>
      <p>
        Every finding that costs an email points names its source and what limits it. You may quote
        them; please go to the source, as we did.
        {email && ' Ask us for pictures, and for anything about how the score is made.'}
      </p>
    </>
  );
}

function Questions() {
  return (
    <>
      <h3>Can I start immediately?</h3>
      <p>
        Yes. The score on the <Link to={pages.home}>front page</Link> and the coach’s rewrite need
        no account: type or paste an email and both are worked out in your browser. To keep a
        rewrite, change by change, and for templates, campaigns and chat,{' '}
        <Link to={signUpAddress()}>sign up</Link> with name, address and password; the free plan
        asks for no card, and you can begin before you have verified your address.
      </p>
      <h3>Can I cancel anytime?</h3>
      <p>
        Yes, in your settings, without writing to anybody. You keep the plan until the end of the
        period you paid for, then you are on the free one. Nothing of yours is deleted.
      </p>
      <h3>Is my data secure?</h3>
      <p>
        Only your account can read your rows: the database itself checks each query. You can export
        everything or delete it at once, in your settings. What is kept, and who else sees it, is
        listed in the <Link to={pages.privacy}>privacy policy</Link>.
      </p>
    </>
  );
}

type SupportProps = { email: string | null; responseHours: number | null };

function Support({ email, responseHours }: SupportProps) {
  const helpCentre = <Link to={pages.help}>help center</Link>;
  if (!email) {
    return (
      <p>
        The {helpCentre} answers questions about the product, with a chat that knows its articles.
        It is there once you are signed in.
      </p>
    );
  }
  return (
    <>
      <MailAddress email={email} />
      {responseHours !== null && <p>Response time: within {responseHours} hours.</p>}
      <p>
        If a score looks wrong to you, send the email’s text along, and what you would have said.
        For how the product works, the {helpCentre} is faster: it is there once you are signed in,
        with a chat that knows its articles.
      </p>
    </>
  );
}

/** The address is shown in full, because not everybody has a mail program for links. */
function MailAddress({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <div className={`row items-center ${classes.address}`}>
      <a href={`mailto:${email}`} className="subhead">
        {name}@<wbr />
        {domain}
      </a>
      <CopyButton
        hasCopied={hasCopied}
        onCopy={() => void copy(email)}
        variant="line"
        size="small"
      />
    </div>
  );
}
