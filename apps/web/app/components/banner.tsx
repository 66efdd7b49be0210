import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LeadIn } from './lead-in.tsx';
import classes from './banner.module.css';

type BannerProps = {
  tone: 'warning' | 'info' | 'danger';
  icon?: ReactNode;
  /** What happened, in one sentence. */
  title: string;
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Set when the message is announced elsewhere. */
  isSilent?: boolean;
};

/** One message across the content. Never show two at once. */
export function Banner({ tone, icon, title, children, action, isSilent = false }: BannerProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={`flex items-center dense round-sheet ink ${classes.banner}`}
      data-tone={tone}
      role={isSilent ? undefined : role}
    >
      <span className={classes.icon}>
        {icon ?? <Icon size={20} stroke={1.5} aria-hidden="true" />}
      </span>
      <p className={`grow min-w-0 ${classes.text}`}>
        <LeadIn title={title}>{children}</LeadIn>
      </p>
      {action}
    </div>
  );
}
