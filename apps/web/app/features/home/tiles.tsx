import { pages } from '@replysmith/contract';
import {
  IconArrowRight,
  IconBooks,
  IconChartBar,
  IconMessage,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './tiles.module.css';

const tiles = [
  {
    to: pages.chat,
    title: 'Chat',
    text: 'Get AI-powered feedback on your cold emails',
    Icon: IconMessage,
  },
  {
    to: pages.analytics,
    title: 'Analytics',
    text: 'View your optimization insights and progress',
    Icon: IconChartBar,
  },
  {
    to: pages.library,
    title: 'Library',
    text: 'Browse and manage email templates',
    Icon: IconBooks,
  },
  {
    to: pages.settings,
    title: 'Settings',
    text: 'Configure your preferences',
    Icon: IconSettings,
  },
] as const;

/** The ways on from home. */
export function Tiles() {
  return (
    <nav className={classes.tiles} aria-label="Go to">
      {tiles.map(({ to, title, text, Icon }) => (
        <Link key={to} to={to} className={classes.tile}>
          <Icon size={22} stroke={1.5} aria-hidden />
          <span>
            <b className="label">{title}</b>
            <span className="small ink-2">{text}</span>
          </span>
          <IconArrowRight size={18} stroke={1.5} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
