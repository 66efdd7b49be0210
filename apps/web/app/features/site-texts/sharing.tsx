import type { SiteContent } from '../../data/site-content.ts';
import { RuledRows } from './ruled-rows.tsx';

type SharingProps = Pick<SiteContent, 'processors'>;

export function Sharing({ processors }: SharingProps) {
  return (
    <>
      <ul>
        <li>
          A language model’s provider, if this server is set up to use one. It is given the email,
          question or campaign brief (its name, audience, pain points, call to action and what else
          you wrote there) of that one request, what came before it in the same conversation where
          the answer needs that, and your name, company, signature and preferred tone. Every answer
          says who wrote it. The built-in coach is a program on our own server and passes nothing
          on.
        </li>
        <li>
          The payment provider, Stripe, if you buy a plan: your email address and the number of your
          account. How you pay you tell them yourself, on their page.
        </li>
        <li>
          Whoever carries our mails, and whoever keeps the computers that this runs on: they do what
          we tell them, under a contract.
        </li>
        <li>Authorities, where a law obliges us.</li>
      </ul>
      {processors.length > 0 && (
        <>
          <p>These companies handle data for us:</p>
          <RuledRows
            rows={processors.map(({ name, country, does }) => ({
              name,
              text: `${does}. ${country}.`,
            }))}
          />
        </>
      )}
      <p>
        Other people with an account see nothing of yours. Administrators see names, addresses,
        plans, whether two-factor sign-in is on and how many requests were used, and none of your
        texts. Whoever maintains the database could read it, and may do so only to keep it working.
      </p>
    </>
  );
}
