import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { signUpAddress } from '../../../../lib/account/sign-up-address.ts';

export function Questions() {
  return (
    <>
      <h3>Can I start immediately?</h3>
      <p>
        Yes. The score on the <Link to={pages.home}>front page</Link> and the coach’s rewrite need
        no account: type or paste an email and both are worked out in your browser. To keep a
        rewrite, change by change, and for templates, campaigns and chat,{' '}
        <Link to={signUpAddress()}>sign up</Link> with name, address and password; the free plan
        asks for no card, and you can begin before you have verified your address.
      </p>
      <h3>Can I cancel anytime?</h3>
      <p>
        Yes, in your settings, without writing to anybody. You keep the plan until the end of the
        period you paid for, then you are on the free one. Nothing of yours is deleted.
      </p>
      <h3>Is my data secure?</h3>
      <p>
        Only your account can read your rows: the database itself checks each query. You can export
        everything or delete it at once, in your settings. What is kept, and who else sees it,
        stands in the <Link to={pages.privacy}>privacy policy</Link>.
      </p>
    </>
  );
}
