import { Menu } from '@mantine/core';
import { pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import {
  IconDots,
  IconDownload,
  IconFolderPlus,
  IconPlus,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { useSubscription } from '../../../data/subscription.ts';
import { useTemplateFacets } from '../../../data/templates.ts';
import { usageOf } from '../../../data/usage.ts';
import { countText } from '../../../lib/words.ts';
import { usePage, useSelectAll } from './page-context.ts';
import { chosenOf } from './selection.ts';
import classes from './my-templates-page.module.css';

/** The title and the actions of the page. */
export function PageHead() {
  const { view, open } = usePage();
  const createTemplate = useNewTemplate();
  const selectAll = useSelectAll();
  const more = [
    {
      label: 'New Folder',
      Icon: IconFolderPlus,
      run: () => open({ type: 'folder', folder: null }),
    },
    { label: 'Import', Icon: IconUpload, run: () => open({ type: 'import' }) },
    { label: 'Export', Icon: IconDownload, run: () => open({ type: 'export', chosen: null }) },
  ];
  return (
    <header className={`row items-end ${classes.head}`}>
      <div>
        <h1 className="title">{view.isTrash ? 'Trash' : 'My Templates'}</h1>
        <p className="ink-2">
          {view.isTrash
            ? `What you deleted is kept here for ${trashDays} days.`
            : 'Organize and manage your email templates'}
        </p>
        <PlacesUsed />
      </div>
      <div className={`row ml-auto ${classes.buttons}`}>
        {view.isTrash ? (
          <EmptyTrash />
        ) : (
          <>
            {more.map(({ label, Icon, run }) => (
              <span key={label} className="not-laptop">
                <Button variant="quiet" onClick={run}>
                  <Icon size={18} stroke={1.5} aria-hidden />
                  {label}
                </Button>
              </span>
            ))}
            <Button onClick={createTemplate}>
              <IconPlus size={18} stroke={1.5} aria-hidden />
              New Template
            </Button>
            <span className={`hidden ${classes.menu}`}>
              <DropMenu
                position="bottom-end"
                width={200}
                target={
                  <Button variant="line" shape="icon" aria-label="New folder, import, export">
                    <IconDots size={18} stroke={1.5} aria-hidden />
                  </Button>
                }
              >
                {[...more, { label: 'Select All', run: selectAll }].map(({ label, run }) => (
                  <Menu.Item key={label} onClick={run}>
                    {label}
                  </Menu.Item>
                ))}
              </DropMenu>
            </span>
          </>
        )}
      </div>
    </header>
  );
}

/** The used places in one line. */
function PlacesUsed() {
  const { data } = useSubscription();
  // As high as the line that comes, so that the page below it stays where it is.
  if (!data) return <p className="small">{'\u00a0'}</p>;
  const usage = usageOf(data, 'templates_saved');
  if (!usage) return null;
  const { used, limit, left } = usage;
  return (
    <p className="small ink-3">
      {limit === null
        ? `${countText(used)} saved, no limit`
        : `${countText(used)} of ${countText(limit)} slots used`}
      {left === 0 && (
        <>
          {'. '}
          <Link to={pages.upgrade}>See plans</Link>
        </>
      )}
    </p>
  );
}

/** Deletes everything in the trash for good, after a confirmation. */
function EmptyTrash() {
  const client = useQueryClient();
  const { open } = usePage();
  const count = useTemplateFacets().data?.trash ?? 0;
  if (count === 0) return null;
  const ask = async () => {
    const of = await chosenOf(client, {
      kind: 'matching',
      filter: { view: 'trash', tag: [] },
      total: count,
      except: new Set(),
    });
    open({ type: 'purge', chosen: { of, count } });
  };
  return (
    <Button variant="danger" onClick={() => void ask()}>
      <IconTrash size={18} stroke={1.5} aria-hidden />
      Empty trash
    </Button>
  );
}

/** Opens an empty editor, or explains that no place is left. */
export function useNewTemplate(): () => void {
  const navigate = useNavigate();
  const { open } = usePage();
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  return () => {
    if (usage?.left === 0) open({ type: 'no-place' });
    else void navigate(pages.newTemplate);
  };
}
