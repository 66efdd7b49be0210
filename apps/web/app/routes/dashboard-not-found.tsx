import { Link } from 'react-router';
import classes from './dashboard-not-found.module.css';

export default function DashboardNotFound() {
  return (
    <main className={classes.page}>
      <title>Page not found · Replysmith</title>
      <h1 className="title">Oops! Page not found</h1>
      <p className="lede">
        <Link to="/dashboard">Back to the dashboard</Link>
      </p>
    </main>
  );
}
