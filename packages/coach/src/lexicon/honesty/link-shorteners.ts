/** Hosts that hide where a link leads. */
export const linkShorteners: ReadonlySet<string> = new Set(
  (
    'bit.ly, tinyurl.com, t.co, goo.gl, ow.ly, buff.ly, is.gd, rebrand.ly, cutt.ly, ' +
    'shorturl.at, rb.gy, t.ly, tiny.cc, bl.ink, lnkd.in, short.io, v.gd, soo.gd, adf.ly, ' +
    'dlvr.it'
  ).split(', '),
);
