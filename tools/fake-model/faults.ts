import { fillForm } from './fill-form.ts';
import {
  answer,
  type Behaviour,
  type Ending,
  type Pace,
  type Refusal,
  type Script,
} from './behaviour.ts';
import type { ModelRequest } from './model-request.ts';
import { readEmail, type Email } from './read-email.ts';
import { rewriteEmail } from './rewriter.ts';

const fiveMegabytes = 5 * 1024 * 1024;
const filler = 'and another thing '.repeat(1000);
const html =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>502</h1></body></html>';

export const failing = (
  status: number,
  message: string,
  headers: Refusal['headers'] = {},
): Behaviour => ({
  kind: 'error',
  status,
  message,
  headers,
});

/** `retryAfter` in seconds, or as the moment until which to wait. */
export const rateLimited = (retryAfter: number | Date): Behaviour =>
  failing(429, 'Too many requests', {
    'retry-after': typeof retryAfter === 'number' ? String(retryAfter) : retryAfter.toUTCString(),
  });

export const redirectedTo = (location: string): Behaviour => ({
  kind: 'page',
  status: 307,
  headers: { location },
  body: '',
});

/** Byte by byte, so that a reader times out before the first whole frame. */
export const drip = (bytePause = 1000): Script => rewritten({ bytePause });

export const slowHeaders = (headersAfter: number): Script => rewritten({ headersAfter });

/** A right answer with a score nobody asked for. */
export const scoring =
  (score: number): Script =>
  (request) => {
    const email = JSON.stringify(goodAnswer(request)).slice(0, -1);
    return answer(`${email},"score":${String(score)},"points":{"total":${String(score)}}}`);
  };

/** A valid answer except for characters that no text contains. */
const writing =
  (odd: Partial<Email>): Script =>
  (request) => {
    const { subject, body } = rewriteEmail(readEmail(request));
    const email = { subject: subject + (odd.subject ?? ''), body: body + (odd.body ?? '') };
    return answer(JSON.stringify(fillForm(request, email)));
  };

/** Each by the name one can pass to the command. */
export const faults = {
  refused: { kind: 'drop' },
  reset: halfway('reset'),
  rateLimited: rateLimited(1),
  rateLimitedUntil: () => rateLimited(new Date(Date.now() + 2000)),
  serverError: failing(500, 'The server had an error while processing your request'),
  overloaded: ({ wire }) => failing(wire === 'anthropic' ? 529 : 503, 'Overloaded'),
  badKey: failing(401, 'Incorrect API key provided'),
  unknownModel: failing(404, 'The model does not exist'),
  redirected: redirectedTo('/elsewhere'),
  hang: { kind: 'hang' },
  hangAfterHeaders: { kind: 'hang-after-headers' },
  stall: halfway('stall'),
  drip: drip(),
  slowHeaders: slowHeaders(3000),
  html: { kind: 'page', status: 200, headers: { 'content-type': 'text/html' }, body: html },
  htmlBadGateway: {
    kind: 'page',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: html,
  },
  errorInStream: halfway('error'),
  garbledFrame: halfway('garbled'),
  badJson: (request) => answer(JSON.stringify(goodAnswer(request)).slice(0, -2)),
  wrongSchema: answer(JSON.stringify({ title: 'An email', paragraphs: [{ text: 'Hi there' }] })),
  prose: answer('I am afraid I cannot see any email. Could you paste it again?'),
  chatter: (request) =>
    answer(
      `Sure! Here is your email:\n\n\`\`\`json\n${JSON.stringify(goodAnswer(request))}\n\`\`\`\n\nLet me know what you think!`,
    ),
  empty: answer([]),
  huge: (request) => answer(endless(readEmail(request).subject)),
  absurdScore: scoring(999),
  negativeScore: scoring(-3),
  scoreNotANumber: scoring(NaN),
  nul: writing({ body: '\0' }),
  nulInSubject: writing({ subject: '\0' }),
  escapeCodes: writing({ body: '\u001B[31m' }),
  loneSurrogate: writing({ body: '\uD800' }),
  duplicate: rewritten({ eachTwice: true }),
  earlyClose: halfway('early'),
  earlyCloseAfterAll: rewritten({ ending: 'early' }),
  finishLength: halfway('complete', { finish: 'length' }),
  refusal: answer([], { finish: 'refusal' }),
} satisfies Readonly<Record<string, Script>>;

function goodAnswer(request: ModelRequest) {
  return fillForm(request, rewriteEmail(readEmail(request)));
}

function rewritten(pace: Pace): Script {
  return (request) => answer(JSON.stringify(goodAnswer(request)), pace);
}

/** A good answer that stops in the middle of its text. */
function halfway(ending: Ending, pace: Pace = {}): Script {
  return (request) => {
    const text = JSON.stringify(goodAnswer(request));
    return answer(text.slice(0, Math.ceil(text.length / 2)), { ...pace, ending });
  };
}

function* endless(subject: string) {
  yield `{"subject":${JSON.stringify(subject)},"body":"`;
  for (let sent = 0; sent < fiveMegabytes; sent += filler.length) yield filler;
  yield '"}';
}
