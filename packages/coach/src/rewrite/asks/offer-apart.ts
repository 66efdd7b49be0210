/** "If so, I could do a call" → "I could also do a call": farther from the question "so" would mean something else. */
export function offerApart(offer: string): string {
  return offer.replace(/^If so, (I|we) could\b/u, (_, who: string) =>
    who === 'we' ? 'We could also' : 'I could also',
  );
}
