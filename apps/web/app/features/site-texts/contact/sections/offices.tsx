import type { SiteContent } from '../../../../data/site-content.ts';
import { officeName } from '../../words/office-name.ts';

type OfficesProps = { content: SiteContent };

export function Offices({ content: { offices, operator } }: OfficesProps) {
  return (
    <>
      <ul>
        {offices.map(officeName).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {operator.address && (
        <p>
          Letters reach us at {operator.name}, {operator.address}.
        </p>
      )}
    </>
  );
}
