export const mailboxStyle = `
  :root {
    --paper: light-dark(#faf7f1, #16140f);
    --ink: light-dark(#221f1a, #ece7dc);
    --quiet: light-dark(#6b655b, #a49d90);
    --line: light-dark(#e2dccf, #35312a);
    --ember: light-dark(#b3401a, #f08a5d);
  }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem; }
  h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
  a { color: var(--ember); }
  ul { list-style: none; margin: 2rem 0; padding: 0; border-top: 1px solid var(--line); }
  li a { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 0; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); }
  li a:hover strong { color: var(--ember); }
  li span { flex: 1; }
  li span, time, .note { color: var(--quiet); font-size: .9rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1.5rem; margin: 1.5rem 0; }
  dt, dd { margin: 0; padding: .5rem 0; border-top: 1px solid var(--line); }
  dt { color: var(--quiet); }
  .button { display: inline-block; padding: .75rem 1.25rem; border-radius: 6px; background: var(--ink); color: var(--paper); text-decoration: none; }
`;
