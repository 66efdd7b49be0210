import { AuditAction, type AuditEntry } from '@replysmith/contract';
import { useCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { entriesOnPage, useAuditLog } from './api.ts';
import { detailsOf, nameOfAction } from './audit-words.ts';
import { Pager, useListFilters, useTyped } from './list-filters.tsx';
import classes from './admin-page.module.css';

const filterNames = ['action', 'person', 'from', 'to'] as const;

/** What admins did and what happened to money, newest first. */
export function AuditBlock() {
  const { filters, page, change, goTo } = useListFilters(filterNames, 'entries');
  const { data, error, refetch, isPlaceholderData } = useAuditLog(filters, page);
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Section isDense title="Audit log" figure={data ? counted(data.total, isFiltered) : null}>
      <Filters {...filters} onChange={change} />
      {data ? (
        <div aria-busy={isPlaceholderData}>
          {data.items.length > 0 ? (
            <Entries items={data.items} onPerson={(person) => change({ person })} />
          ) : (
            <Nothing isFiltered={isFiltered} onAll={() => change(noFilter)} />
          )}
          <Pager
            label="Pages of the audit log"
            page={page}
            pages={Math.ceil(data.total / entriesOnPage)}
            onPage={goTo}
          />
        </div>
      ) : error ? (
        <NotLoaded title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the audit log..." />
      )}
    </Section>
  );
}

const noFilter = { action: '', person: '', from: '', to: '' };

function counted(total: number, isFiltered: boolean): string {
  const entries = `${total.toLocaleString('en')} ${total === 1 ? 'entry' : 'entries'}`;
  return isFiltered ? `${entries} with these filters` : entries;
}

type FiltersProps = Record<(typeof filterNames)[number], string> & {
  onChange: (values: Partial<Record<(typeof filterNames)[number], string>>) => void;
};

function Filters({ action, person, from, to, onChange }: FiltersProps) {
  const onSettle = useCallback((typed: string) => onChange({ person: typed }), [onChange]);
  const [typed, setTyped] = useTyped(person, onSettle);
  return (
    <div className={`grid mb-4 ${classes.filters}`}>
      <SelectField
        label="Action"
        value={action}
        onChange={(chosen) => onChange({ action: chosen })}
      >
        <option value="">Everything</option>
        {AuditAction.options.map((each) => (
          <option key={each} value={each}>
            {nameOfAction(each)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Person, by address or id"
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label="From (UTC)"
        type="date"
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day })}
      />
      <TextField
        label="To (UTC)"
        type="date"
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title="Nothing recorded yet">
        What admins do and what happens to subscriptions is listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No such entry"
      action={
        <Button variant="line" onClick={onAll}>
          Show everything
        </Button>
      }
    >
      Nothing was recorded that fits these filters.
    </EmptyState>
  );
}

type EntriesProps = { items: readonly AuditEntry[]; onPerson: (person: string) => void };

function Entries({ items, onPerson }: EntriesProps) {
  return (
    <table className={`dense text-left ${classes.listing} ${classes.entries}`}>
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">When (UTC)</th>
          <th scope="col">By</th>
          <th scope="col">About</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <b>{nameOfAction(entry.action)}</b>
            </th>
            <td data-label="When (UTC)">
              <time dateTime={entry.at}>{entry.at.slice(0, 19).replace('T', ' ')}</time>
            </td>
            <td data-label="By">
              <Person name={entry.actor} email={entry.actor_email} onPerson={onPerson} />
            </td>
            {entry.subject === null ? (
              <td className={classes.none}>–</td>
            ) : (
              <td data-label="About">
                <Person name={entry.subject} email={entry.subject_email} onPerson={onPerson} />
              </td>
            )}
            <Details entry={entry} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const lines = detailsOf(entry);
  const { request_id } = entry;
  if (lines.length === 0 && request_id === null) return <td className={classes.none}>–</td>;
  return (
    <td data-label="Details">
      <div className="min-w-0 breakable">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {request_id && <p className="micro ink-3">Request {request_id}</p>}
      </div>
    </td>
  );
}

const others: Readonly<Record<string, string>> = {
  system: 'The server',
  provider: 'Payment provider',
  command: 'Command line',
};

type PersonProps = { name: string; email: string | null; onPerson: (person: string) => void };

/** Somebody with an account, whose entries a click shows; or what acts without one. */
function Person({ name, email, onPerson }: PersonProps) {
  const other = others[name];
  if (other) return <span>{other}</span>;
  return (
    <button
      type="button"
      className={`text-left breakable ${classes.person}`}
      title="Show their entries"
      onClick={() => onPerson(email ?? name)}
    >
      {email ?? (
        <>
          Deleted account <span className="micro">{name}</span>
        </>
      )}
    </button>
  );
}
