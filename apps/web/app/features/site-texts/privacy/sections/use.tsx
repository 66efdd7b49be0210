export function Use() {
  return (
    <>
      <ul>
        <li>
          To score, rewrite, store and find your texts, to count what your plan includes and to take
          payment. We need this to keep our contract with you.
        </li>
        <li>
          To show you your own figures and tips. They are made from your own rows, never from
          anybody else’s.
        </li>
        <li>
          To limit attempts at passwords, to end sessions, to find what broke and what is slow. Our
          interest in a service that works and is safe is the ground for this; you may object.
        </li>
        <li>
          To mail you a link that verifies your address or sets a new password, and to tell you of
          changes to your account’s security. The weekly report is mailed only if you switch it on,
          and one click in it stops it.
        </li>
        <li>To keep what tax law and other laws tell us to keep.</li>
      </ul>
      <p>
        The score judges a text, not a person, and decides nothing about you. No model is trained
        here on what you write.
      </p>
      <p>
        For personal data of other people in your emails, you decide what it is used for and we
        handle it on your behalf. Having a reason to write to them is your part.
      </p>
    </>
  );
}
