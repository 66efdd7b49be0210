import { pages, type AiRequest } from '@replysmith/contract';
import { Link } from 'react-router';
import { chargeInWords, purposes } from './request-words.ts';
import classes from './request-table.module.css';

type RequestTableProps = {
  requests: readonly AiRequest[];
  /** There were more than are listed. */
  isCut: boolean;
};

export function RequestTable({ requests, isCut }: RequestTableProps) {
  if (requests.length === 0) {
    return <p className={`ink-3 ${classes.none ?? ''}`}>Nothing was asked yet today.</p>;
  }
  const counted = requests.filter(({ charge }) => charge === 'charged').length;
  return (
    <table className={classes.requests}>
      <caption className="visually-hidden">Requests of today, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">For</th>
          <th scope="col">Counted</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <td>{timeText(request.created_at)}</td>
            <td>
              {request.session_id ? (
                <Link to={pages.session(request.session_id)}>{purposes[request.message_type]}</Link>
              ) : (
                purposes[request.message_type]
              )}
            </td>
            <td>{chargeInWords(request)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{isCut ? `Of the latest ${String(requests.length)}` : 'Together'}</td>
          <td>{counted} counted</td>
        </tr>
      </tfoot>
    </table>
  );
}

function timeText(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );
}
