import { pages, paths } from '@replysmith/contract';
import { Link } from '../../components/navigation.tsx';
import { TextPage } from './text-page.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { CodeSample } from '../../components/code-sample.tsx';
import { callSample, clientSample, commandSample, mcpSample, packageSample } from './samples.ts';
import type { SampleScore } from './sample-score.server.ts';

type DevelopersPageProps = { readonly site: string; readonly sample: SampleScore };

/** The ways by which a program asks the coach, each with something to try. */
export function DevelopersPage({ site, sample }: DevelopersPageProps) {
  return (
    <TextPage
      title="One verdict, wherever the text is"
      lede={
        <p>
          The coach is a package without side effects: the same email gets the same figure on this
          site, on your machine, in your build and from your agent. Take it to the text, or send the
          text to it.
        </p>
      }
      sections={[
        {
          id: 'package',
          title: 'The package',
          summary: 'Score and rewrite in your own program. No server, no key, no network.',
          body: <Package sample={sample} />,
        },
        {
          id: 'command-line',
          title: 'The command line',
          summary: 'Check emails like code: in a hook, in CI, over a folder.',
          body: <CommandLine />,
        },
        {
          id: 'api',
          title: 'The API',
          summary: 'What you do on these pages, from a program with a key of its own.',
          body: <Api site={site} />,
        },
        {
          id: 'webhooks',
          title: 'Webhooks',
          summary:
            'Hear of it when the coach has finished an answer, an email is sent or a reply noted.',
          body: <Webhooks />,
        },
        {
          id: 'agents',
          title: 'Agents',
          summary: 'Seven tools over the Model Context Protocol, on your machine or here.',
          body: <Agents site={site} />,
        },
        {
          id: 'browser',
          title: 'The extension',
          summary: 'A ring beside the draft in Gmail, Outlook and any field you turn it on for.',
          body: (
            <p>
              The <Link to={pages.extension}>extension</Link> carries the same package, and computes
              everything in the browser.
            </p>
          ),
        },
      ]}
    />
  );
}

function Package({ sample }: { readonly sample: SampleScore }) {
  const { gravest } = sample;
  return (
    <>
      <p>
        <code>@replysmith/coach</code> uses no clock, no randomness and no network, and runs in Node
        and in a browser. No text makes it throw. It is not on npm yet: in a checkout of the source,{' '}
        <code>npm run build-coach</code> makes the package to install.
      </p>
      <CodeSample
        copyText={copyText}
        label="Scoring an email in JavaScript"
        code={packageSample(sample.email)}
        prints={[
          `${sample.value} ${sample.band}`,
          `${gravest.points} ${gravest.name}`,
          gravest.reason,
        ].join('\n')}
      />
      <p>
        Every line of the ledger names the words that cost points as a span of the text you gave, in
        UTF-16 code units, with the reason and the evidence. The lines and the score always add up
        to 100.
      </p>
    </>
  );
}

function CommandLine() {
  return (
    <>
      <p>
        <code>replysmith</code> reads <code>.eml</code> files, Markdown, plain text and folders of
        them. It prints a table, or JSON for programs, and fails when an email is below the score
        that you ask for.
      </p>
      <CodeSample copyText={copyText} label="Checking a folder of emails" code={commandSample} />
    </>
  );
}

function Api({ site }: { readonly site: string }) {
  return (
    <>
      <p>
        Make a key under <Link to={pages.settingsOf('access-keys')}>Settings</Link>: it has a scope
        and, if you like, an end, is shown once, and can be revoked. The limits of your plan hold
        for it as they do for you.
      </p>
      <CodeSample copyText={copyText} label="Having an email optimized" code={callSample(site)} />
      <p>
        <Link to={pages.apiDocs}>Every call</Link> is described with an example, and{' '}
        <a href={paths.openApi}>{paths.openApi}</a> describes it for programs. In TypeScript the
        client has the types already:
      </p>
      <CodeSample copyText={copyText} label="Beginning with the client" code={clientSample(site)} />
    </>
  );
}

function Webhooks() {
  return (
    <>
      <p>
        Name an address in <Link to={pages.settingsOf('webhooks')}>Settings</Link>, and what happens
        is posted to it: <code>answer.finished</code>, <code>email.sent</code> and{' '}
        <code>email.replied</code>. Each is signed as{' '}
        <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> has it, so that a library
        of your language can refuse a forged or repeated one.
      </p>
      <p>
        What cannot be delivered is tried again, at longer and longer intervals. The log says when
        each was tried, what came back and what is still to come.
      </p>
    </>
  );
}

const tools = [
  ['score_email', 'the score, and what costs points'],
  ['rewrite_email', 'a better email, and what only its writer can add'],
  ['suggest_subjects', 'up to five subjects, each with its score'],
  ['simulate_reader', 'what a busy reader would answer'],
  ['lint_sequence', 'what is wrong with a series of follow-ups'],
  ['find_template', 'a template for the purpose'],
  ['ask_the_coach', 'an answer about cold emails, with its sources'],
] as const;

function Agents({ site }: { readonly site: string }) {
  return (
    <>
      <ul>
        {tools.map(([name, gives]) => (
          <li key={name}>
            <code>{name}</code>: {gives}
          </li>
        ))}
      </ul>
      <p>
        On your machine they need no server and send nothing. At <code>{site}/mcp</code>, with a
        key, an agent finds your own templates as well.
      </p>
      <CodeSample copyText={copyText} label="Cursor’s settings for it" code={mcpSample(site)} />
      <p>
        A rewrite comes with what only the writer can answer, as questions. The tools tell the agent
        to ask, and not to make the answers up.
      </p>
    </>
  );
}
