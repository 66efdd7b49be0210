import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast.tsx';
import { Button } from '../../components/button.tsx';
import classes from './auth-frame.module.css';
import { explainFailure } from '../../lib/api-error.ts';

const pause = 60;

type CheckInboxProps = {
  email: string;
  /** What the link in the mail is for. */
  children: string;
  resend: (email: string) => Promise<unknown>;
  /** Starts again with another address. */
  onChange: () => void;
};

/** Tells where to look, and resends the mail after a minute. */
export function CheckInbox({ email, children, resend, onChange }: CheckInboxProps) {
  const [wait, setWait] = useState(pause);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const sendAgain = async () => {
    setWait(pause);
    try {
      await resend(email);
      showToast({ title: 'Sent again.', message: `Look for it at ${email}.` });
    } catch (error) {
      showToast({ title: 'Error', message: explainFailure(error).message, kind: 'error' });
    }
  };

  return (
    <section className={`w-full line-below ${classes.note}`}>
      <h1 ref={heading} tabIndex={-1} className="title">
        Check your email
      </h1>
      <p className={`breakable ${classes.text}`}>{children}</p>
      <div className="row">
        <Button variant="line" size="small" isBusy={wait > 0} onClick={() => void sendAgain()}>
          {wait > 0 ? `Send again in ${String(wait)} s` : 'Send again'}
        </Button>
        <Button variant="quiet" size="small" onClick={onChange}>
          Use another address
        </Button>
      </div>
    </section>
  );
}
