import type { SiteContent } from '../../../data/site-content.ts';
import { TextPage } from '../frame/text-page.tsx';
import { HowToReach } from '../words/how-to-reach.tsx';
import { Checked } from './sections/checked.tsx';
import { KnownLimits } from './sections/known-limits.tsx';

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
