export function BusinessInquiries({ email }: { email: string | null }) {
  return (
    <>
      {email && (
        <p>
          Write to the same address, <a href={`mailto:${email}`}>{email}</a>, and name your subject.
        </p>
      )}
      <h3>Partnerships</h3>
      <p>
        The coach is a package of its own, without a server and without a model, that others can
        build into their tools. If you measured something about replies, we would like to see it: a
        finding that contradicts ours most of all.
      </p>
      <h3>Enterprise</h3>
      <p>
        Everything runs on a server of yours, with a PostgreSQL of its own. With the built-in coach,
        or with a model in your own network, no email’s text leaves it. The licence costs nothing.
        {email && ' Ask us when you need help with setting it up.'}
      </p>
      <h3>Media</h3>
      <p>
        Every finding that costs an email points names its source and what limits it. You may quote
        them; please go to the source, as we did.
        {email && ' Ask us for pictures, and for anything about how the score is made.'}
      </p>
    </>
  );
}
