import type { SiteContent } from '../../../../data/site-content.ts';

type GoverningLawProps = Pick<SiteContent, 'operator'>;

export function GoverningLaw({ operator: { law, courts } }: GoverningLawProps) {
  return (
    <p>
      These terms are governed by {law}, and disputes about them are decided by the courts of{' '}
      {courts}. Consumers keep the protection of the law of the country they live in, and may turn
      to its courts. If a part of these terms does not hold, the rest does.
    </p>
  );
}
