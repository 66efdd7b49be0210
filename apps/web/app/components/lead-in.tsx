import type { ReactNode } from 'react';

type LeadInProps = {
  /** A colon is added unless it ends in punctuation. */
  title: string;
  children?: ReactNode;
};

/** A bold beginning and the sentence it leads into. */
export function LeadIn({ title, children }: LeadInProps) {
  const needsColon = Boolean(children) && !/[.!?…:]$/u.test(title);
  return (
    <>
      <strong>{title}</strong>
      {needsColon && <span>:</span>} {children}
    </>
  );
}
