import { judgeProposal, review } from '@replysmith/coach';
import { parseDraft, scoreBasis } from '@replysmith/coach/light';
import { Optimization, fromJudgedProposal } from '@replysmith/contract';

/** What the server answers for an email, from the same coach. */
export function optimized(content: string): Optimization {
  const { subject, body } = parseDraft(content);
  const answer = review({ subject, body });
  const { before, after, edits, offers, questions, strengths, subjects, sequence, ...text } =
    answer;
  const { stage, profile } = before.reading;
  const { followUps, asProposed } = fromJudgedProposal(
    judgeProposal(
      { subject, body },
      { subject: text.subject, body: text.body, stage, profile },
      sequence.messages.slice(1),
    ),
  );
  return Optimization.parse({
    reading: before.reading,
    analysis: { subject_line: 'A subject.', overall_tone: 'A tone.' },
    improvements: { subject_suggestions: subjects },
    original_email: { subject, body },
    optimized_email: { subject: text.subject, body: text.body },
    score: {
      version: scoreBasis.version,
      original_score: before.value,
      optimized_score: after.value,
      improvement_areas: [],
      original_lines: before.lines,
      optimized_lines: after.lines,
    },
    changes: edits,
    offers,
    questions,
    strengths,
    template_suggestions: [],
    sequence_recommendations: sequence.recommendations.map((one) => one.text),
    follow_ups: followUps,
    as_proposed: asProposed,
    engine: 'coach',
  });
}
