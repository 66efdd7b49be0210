/** Never the end of a sentence: a name follows. */
export const titles: ReadonlySet<string> = new Set(
  'mr, mrs, ms, mx, dr, prof, messrs, mme, mlle, e.g, i.e, eg, ie, vs, cf, viz, approx'.split(', '),
);

/** The end of a sentence only when a usual first word follows. */
export const openAbbreviations: ReadonlySet<string> = new Set(
  (
    'rev, hon, capt, gen, sen, rep, lt, col, sgt, fr, incl, excl, resp, inc, ltd, corp, co, llc, plc, bros, dept, u.s, u.k, e.u, u.s.a, u.n, a.m, p.m, etc, ' +
    'jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, jr, sr, ph.d, m.d, b.a, ' +
    'm.a, min, hrs, sec, p.s, ps, ave, blvd, rd, sq, d.c, n.y, l.a, a.k.a, p.p.s, b.sc, m.sc, m.b.a, gmbh, s.a, ' +
    's.l, b.v, n.v, pty, pvt, assoc, intl, mfg, tel, ext, est, fig, st, ca, et al, al, mon, tue, tues, wed, thu, thurs, fri'
  ).split(', '),
);

/** Never the end of a sentence before a figure: "No. 5", "p. 12". */
export const beforeNumbers: ReadonlySet<string> = new Set(
  'no, nos, nr, p, pp, vol, vols, ch, sec, art, para, ref, ed, fig, figs, est, ca, c, approx, tel, ext, v'.split(
    ', ',
  ),
);

/** Names spelt with a mark that ends no sentence. */
export const exclaimingNames: ReadonlySet<string> = new Set(
  'yahoo, jeopardy, yum, joomla, oklahoma'.split(', '),
);
