import {
  composeEmail,
  debrief,
  lintSequence,
  manners,
  nearestTemplates,
  personaIds,
  profiles,
  review,
  score,
  simulateReply,
  stages,
  textLengths,
  tones,
  type Brief,
  type Draft,
  type LedgerLine,
  type Score,
} from '@replysmith/coach';
import {
  jsonLines,
  readChoice,
  readList,
  readText,
  readTextOrNull,
  readTexts,
  readWholeNumber,
  type Line,
} from './input.ts';

/** The commands that read JSON lines from standard input. */
export const jsonLineCommands: Readonly<Record<string, ReturnType<typeof jsonLines>>> = {
  score: jsonLines(readDraft, ({ id, draft }) => ({ id, ...scoreAnswer(draft, score(draft)) })),
  rewrite: jsonLines(readDraftToRewrite, ({ id, draft, options }) => {
    const { subject, body, before, after, edits, offers, questions } = review(draft, options);
    return {
      id,
      subject,
      body,
      score_before: before.value,
      score_after: after.value,
      changes: edits,
      offers,
      questions,
    };
  }),
  review: jsonLines(readDraftToRewrite, ({ id, draft, options }) => ({
    id,
    ...review(draft, options),
  })),
  reply: jsonLines(readConversation, ({ id, ...conversation }) => ({
    id,
    ...simulateReply(conversation),
    debrief: debrief(conversation),
  })),
  lint: jsonLines(readSequence, ({ id, messages }) => ({ id, ...lintSequence(messages) })),
  nearest: jsonLines(readLookUp, ({ id, draft, library }) => ({
    id,
    templates: nearestTemplates(draft, library),
  })),
  write: jsonLines(readBrief, ({ id, brief, sender }) => {
    const { subject, body, open } = composeEmail(brief, sender);
    return { id, subject, body, open, score: score({ subject, body }).value };
  }),
};

function readDraft(line: Line) {
  const draft: Draft = {
    subject: readTextOrNull(line, 'subject'),
    body: readText(line, 'body'),
    stage: readChoice(line, 'stage', stages),
    profile: readChoice(line, 'profile', profiles),
  };
  return { id: line.id, draft };
}

function readDraftToRewrite(line: Line) {
  const options = {
    manner: readChoice(line, 'manner', manners),
    tone: readChoice(line, 'tone', tones),
    length: readChoice(line, 'length', textLengths),
  };
  return { ...readDraft(line), options };
}

export function scoreAnswer(draft: Draft, found: Score) {
  const { value, band, version, reading, isUnsure, isProvisional, lines } = found;
  return {
    ...{ score: value, band, version, is_unsure: isUnsure, is_provisional: isProvisional },
    reading,
    findings: lines.map((line) => finding(line, draft)),
  };
}

/** `start`, `end` and `quote` are those of the first span, or 0, 0 and "" without one. */
function finding(line: LedgerLine, draft: Draft) {
  const { rule, name, points, wins, spans, reason, fix, evidence } = line;
  const { field, start, end } = spans[0] ?? { field: 'body', start: 0, end: 0 };
  const quote = (draft[field] ?? '').slice(start, end);
  const more = spans.length > 1 ? { spans } : {};
  return { rule, name, points, wins, field, start, end, quote, ...more, reason, fix, evidence };
}

const speakers = ['writer', 'recipient'] as const;

function readConversation(line: Line) {
  const email = readDraft(line);
  const persona = readChoice(line, 'persona', personaIds);
  if (!persona) throw line.refuse(`"persona" must be one of ${personaIds.join(', ')}.`);
  const turns = readList(line, 'turns', (turn) => {
    const from = readChoice(turn, 'from', speakers);
    if (!from) throw turn.refuse(`"from" must be one of ${speakers.join(', ')}.`);
    return { from, text: readText(turn, 'text') };
  });
  return { ...email, persona, seed: readWholeNumber(line, 'seed'), turns };
}

function readSequence(line: Line) {
  const messages = readList(line, 'messages', (message) => ({
    subject: readTextOrNull(message, 'subject'),
    body: readText(message, 'body'),
    gap_days: readWholeNumber(message, 'gap_days'),
  }));
  return { id: line.id, messages };
}

function readLookUp(line: Line) {
  const email = readDraft(line);
  const library = readList(line, 'library', (template) => ({
    id: readText(template, 'id'),
    name: readText(template, 'name'),
    subject: readText(template, 'subject'),
    body: readText(template, 'body'),
  }));
  return { ...email, library };
}

function readBrief(line: Line) {
  const text = (name: string) => readTextOrNull(line, name) ?? '';
  const brief: Brief = {
    campaign: text('campaign'),
    category: text('category'),
    audience: text('audience'),
    tone: text('tone'),
    industry: text('industry'),
    companySize: text('company_size'),
    painPoints: readTexts(line, 'pain_points'),
    callToAction: text('call_to_action'),
    context: text('context'),
  };
  const sender = {
    name: text('sender_name'),
    company: text('sender_company'),
    signature: text('signature'),
  };
  return { id: line.id, brief, sender };
}
