export function Security() {
  return (
    <>
      <ul>
        <li>
          What you ask for is looked up under your account alone, and the database compares that
          with the owner of each row of your work once more.
        </li>
        <li>
          Passwords are kept as salted scrypt hashes; common ones are refused, and guesses are
          limited, however many addresses they come from.
        </li>
        <li>
          Two-factor sign-in is there for every account with a verified address. Its secret and the
          recovery codes are kept encrypted.
        </li>
        <li>
          The session cookie cannot be read by scripts, and over HTTPS it travels only encrypted.
        </li>
        <li>
          The password is asked for again before an export, a deletion and any change to how you
          sign in. Of each such change, and of a deletion, we tell you by mail.
        </li>
        <li>You see where you are signed in, and can end each session.</li>
      </ul>
      <p>
        No system is perfect. Should data of yours get into wrong hands and that be a risk for you,
        we tell you and the authority as the law demands.
      </p>
    </>
  );
}
