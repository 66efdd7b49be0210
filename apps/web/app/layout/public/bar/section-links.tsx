import { pages } from '@replysmith/contract';
import { Link, useLocation } from 'react-router';

const sections = [
  ['Features', pages.features],
  ['Pricing', pages.pricing],
  ['About', pages.about],
  ['Contact', pages.contact],
] as const;

/** The way around the public pages; the page one is on is marked. */
export function SectionLinks() {
  const { pathname } = useLocation();
  return sections.map(([name, to]) => (
    <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {name}
    </Link>
  ));
}
