/** Never the end of a sentence: a name follows. */
export const titles: ReadonlySet<string> = new Set(
  (
    'mr, mrs, ms, mx, dr, prof, st, rev, hon, capt, gen, sen, rep, e.g, i.e, eg, ie, vs, cf, ' +
    'approx, fig, est'
  ).split(', '),
);

/** The end of a sentence only when a usual first word follows. */
export const openAbbreviations: ReadonlySet<string> = new Set(
  (
    'inc, ltd, corp, co, llc, plc, bros, dept, u.s, u.k, e.u, u.s.a, u.n, a.m, p.m, etc, ' +
    'jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, jr, sr, ph.d, m.d, b.a, ' +
    'm.a, min, hrs, sec, p.s, ps, ave, blvd, d.c, n.y, a.k.a, p.p.s'
  ).split(', '),
);
