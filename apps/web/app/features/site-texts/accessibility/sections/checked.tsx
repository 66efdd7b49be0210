export function Checked() {
  return (
    <>
      <p>With every change, a real browser goes through the product and checks</p>
      <ul>
        <li>
          the pages in both themes, at the width of a phone, a tablet and a desk, with axe-core
          against WCAG 2.0 and 2.1, A and AA, and that nothing is wider than the screen;
        </li>
        <li>
          the ways that matter by keyboard alone, such as pasting an email, optimizing it, keeping
          the changes and copying the result;
        </li>
        <li>that these public pages say all they have to say without scripts.</li>
      </ul>
      <p>
        The colours were chosen by their computed contrast: running text has at least 7 to 1,
        nothing to be read less than 4.5 to 1. Whoever asks the system for less motion gets none.
      </p>
    </>
  );
}
