export function AcceptableUse() {
  return (
    <>
      <p>You may not use this site</p>
      <ul>
        <li>
          to write spam: the same mail to many who never asked and have no reason to care, or any
          mail to somebody who told you to stop;
        </li>
        <li>
          to deceive: false senders, subjects that pretend to be a reply, claims that you know to be
          untrue, fraud of any kind;
        </li>
        <li>to threaten, to harass, or to write about people what the law forbids;</li>
        <li>
          to get at other people’s accounts or data, to get round limits, or to put a load on the
          servers that keeps others out.
        </li>
      </ul>
      <p>
        You send your emails yourself, so the laws on commercial email where you and your readers
        live are yours to follow. Many of them ask for an honest subject, your name and address, and
        a way to opt out.
      </p>
    </>
  );
}
