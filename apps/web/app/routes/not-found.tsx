import { Link } from 'react-router';

export function meta() {
  return [{ title: 'Page not found · Replysmith' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return (
    <main>
      <h1 className="title">Oops! Page not found</h1>
      <Link to="/">Return to Home</Link>
    </main>
  );
}
