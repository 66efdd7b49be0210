import type { SiteContent } from '../../data/site-content.ts';
import { TextPage } from './text-page.tsx';
import { HowToReach } from './how-to-reach.tsx';

type AccessibilityPageProps = { content: SiteContent };

export function AccessibilityPage({ content }: AccessibilityPageProps) {
  const { responseHours, supportEmail } = content;
  return (
    <TextPage
      title="Accessibility"
      lede={<p>What we aim for, what is checked with every change, and what is not good yet.</p>}
      sections={[
        {
          id: 'aim',
          title: 'What we aim for',
          body: (
            <>
              <p>
                All of Replysmith should be usable without a mouse, without seeing colours, with
                enlarged text and with a screen reader. Our measure is WCAG 2.2, level AA, in the
                light theme and in the dark one.
              </p>
              <p>
                A score is never told by colour alone. Its ring has a sentence in its place for who
                does not see it, each lost point stands in a list, and the words that cost it carry
                the number of their line. What a rewrite takes away and adds is announced as removed
                and added.
              </p>
            </>
          ),
        },
        { id: 'checked', title: 'What is checked', body: <Checked /> },
        { id: 'limits', title: 'What is not good yet', body: <KnownLimits /> },
        {
          id: 'report',
          title: 'Tell us',
          body: (
            <p>
              If something stands in your way, write to <HowToReach content={content} />. Say which
              page it was and what you use to read it; that is enough for us to begin.
              {supportEmail &&
                responseHours !== null &&
                ` You get an answer within ${responseHours} hours.`}
            </p>
          ),
        },
      ]}
    />
  );
}

function KnownLimits() {
  return (
    <ul>
      <li>
        Programs find only part of what is wrong. People who use a screen reader or speech input
        every day have not tested the product for us yet.
      </li>
      <li>
        Very long lists of templates hold only the rows near the screen, so the browser’s own search
        misses the rest. The search field above the list finds them all.
      </li>
      <li>
        Marks in a draft that is being typed are drawn under the text and are not announced. The
        list of lost points beside it says the same in words.
      </li>
      <li>The pages on which you pay are the payment provider’s, and not ours to mend.</li>
      <li>All pages and all advice are in English.</li>
    </ul>
  );
}

function Checked() {
  return (
    <>
      <p>With every change, a real browser goes through the product and checks</p>
      <ul>
        <li>
          the pages with axe-core against WCAG 2.0 and 2.1, A and AA, in the light theme on a phone
          and in the dark one on a desktop, and that nothing is wider than the screen, from 320 to
          1440 pixels;
        </li>
        <li>
          the ways that matter by keyboard alone, such as pasting an email, optimizing it, keeping
          the changes and copying the result;
        </li>
        <li>that these public pages say all they have to say without scripts.</li>
      </ul>
      <p>
        The colours were chosen by their computed contrast: running text has at least 7 to 1,
        nothing to be read less than 4.5 to 1. Whoever asks the system for less motion gets none.
      </p>
    </>
  );
}
