import type { SiteContent } from '../../../../data/site-content.ts';
import { HowToReach } from '../../words/how-to-reach.tsx';

type ChildrenProps = { content: SiteContent };

export function Children({ content }: ChildrenProps) {
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
