import type { SiteContent } from '../../../../data/site-content.ts';
import { RuledRows } from '../../words/ruled-rows.tsx';

type OfficesProps = { content: SiteContent };

export function Offices({ content: { offices, operator } }: OfficesProps) {
  return (
    <>
      <RuledRows
        rows={offices.map(({ city, region, country }) => ({
          name: `${city ?? region}, ${country}`,
          text: city === null ? null : region,
        }))}
      />
      {operator.address && (
        <p>
          Letters reach us at {operator.name}, {operator.address}.
        </p>
      )}
    </>
  );
}
