import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { siteContent } from '../../../data/site-content.ts';
import classes from './footer-links.module.css';

const groups = [
  [
    ['Features', pages.features],
    ['Pricing', pages.pricing],
    ['Template library', pages.publicLibrary],
  ],
  [
    ['About', pages.about],
    ['Contact', pages.contact],
    ['Accessibility', pages.accessibility],
  ],
  [
    ['Privacy', pages.privacy],
    ['Terms', pages.terms],
    ['Withdraw from contract here', siteContent.withdrawalUrl],
  ],
] as const;

export function FooterLinks() {
  return (
    <nav className={classes.links} aria-label="Footer">
      {groups.map((group) => (
        <ul key={group[0][0]}>
          {group.map(
            ([name, to]) =>
              to && (
                <li key={name}>
                  <Link to={to}>{name}</Link>
                </li>
              ),
          )}
        </ul>
      ))}
    </nav>
  );
}
