export function KnownLimits() {
  return (
    <ul>
      <li>
        Programs find only part of what is wrong. People who use a screen reader or speech input
        every day have not tested the product for us yet.
      </li>
      <li>
        Very long lists of templates hold only the rows near the screen, so the browser’s own search
        misses the rest. The search field above the list finds them all.
      </li>
      <li>
        Marks in a draft that is being typed are drawn under the text and are not announced. The
        list of lost points beside it says the same in words.
      </li>
      <li>The pages on which you pay are the payment provider’s, and not ours to mend.</li>
      <li>All pages and all advice are in English.</li>
    </ul>
  );
}
