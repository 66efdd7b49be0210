import type { Brief } from '@replysmith/coach';
import { findBlanks } from '@replysmith/coach/light';
import { fullNameOf } from '@replysmith/contract';
import { useEffect, useState } from 'react';
import { type ShownBand, BandLabel, bandNames } from '../../components/band.tsx';
import { EmailText } from '../../components/changed-words.tsx';
import { MiniRing } from '../../components/score-ring.tsx';
import { EmailSheet, Sheet } from '../../components/sheet.tsx';
import { blanksLeft } from '../../data/blanks.ts';
import type { ComposeRequest, ComposedEmail } from '../../data/coach/answers.ts';
import { useCoach } from '../../data/coach/use-coach.ts';
import { useProfile } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { tenths } from '../../lib/words.ts';

/** The current email, with its blanks. */
export function ComposedSheet({ email: { subject, body } }: { email: ComposedEmail }) {
  return (
    <Sheet>
      <EmailSheet
        subject={subject || null}
        body={<EmailText text={body} findBlanks={findBlanks} />}
      />
    </Sheet>
  );
}

/** The coach's verdict on the email, and how many blanks are left. */
export function EmailVerdict({ email }: { email: ComposedEmail }) {
  const { value, band, words } = composedVerdict(email);
  return (
    <div className="flex items-center gap-3">
      <MiniRing value={value} band={band} format={tenths} name={words} />
      <p className="strong">
        <VerdictWords {...{ value, band, words }} />
      </p>
    </div>
  );
}

function VerdictWords({ value, band, words }: ReturnType<typeof composedVerdict>) {
  if (band === 'open') return `${tenths(value)} so far. ${words}`;
  return band === 'unjudged' ? words : <BandLabel band={band} />;
}

type Verdict = { value: number; band: ShownBand; words: string };

/** The email's band and label; while blanks are open, the score is marked as "so far". */
export function composedVerdict({ score, open }: ComposedEmail): Verdict {
  if (!score) return { value: 0, band: 'unjudged', words: 'Not scored yet' };
  const { value, band } = score;
  return open.length > 0
    ? { value, band: 'open', words: blanksLeft(open.length, null) }
    : { value, band, words: bandNames[band] };
}

/**
 * The email the coach writes from a brief; the previous one stays until the next is ready. Nothing
 * is loaded before something is answered.
 */
export function useComposer(brief: Brief, tones: readonly string[]) {
  const { id } = useSignedInUser();
  const { data: profile, isLoading } = useProfile(id);
  const [email, setEmail] = useState<ComposedEmail | null>(null);
  const { ask, hasFailed, retry } = useCoach();
  const isBegun = Object.values(brief).some((answer) => answer.length > 0);

  const sender = {
    name: (profile && fullNameOf(profile)) ?? '',
    company: profile?.company ?? '',
    signature: profile?.email_signature ?? '',
  };
  const request = JSON.stringify({ brief, sender, tones });
  // Wait for the profile: until then the sender is unknown.
  const isReady = isBegun && !isLoading && !hasFailed;
  useEffect(() => {
    if (isReady) ask('compose', JSON.parse(request) as ComposeRequest, setEmail);
  }, [request, isReady, ask]);

  return { email, isBegun, hasFailed, retry };
}

export type Composing = ReturnType<typeof useComposer>;
