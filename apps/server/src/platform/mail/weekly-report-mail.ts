import type { WeeklyReport } from './mail.ts';
import { type Message, type Recipient, greeting } from './message.ts';

type Figure = { readonly name: string; readonly value: string };

export function weeklyReportMessage(to: Recipient, report: WeeklyReport): Message {
  const { links, tip } = report;
  return {
    to: to.email,
    subject: subjectOf(report),
    paragraphs: [greeting(to), opening(report)],
    figures: [...scoreFigures(report), ...leftOutFigures(report), ...outcomeFigures(report)],
    afterword: tip ? [`One tip: ${tip.title} ${tip.description}`] : [],
    button: { label: 'See the whole week', link: links.analytics },
    closing: `Days follow the time zone ${report.timeZone}. You get this mail on Mondays because weekly reports are on in your settings: ${links.settings}`,
    unsubscribe: { page: links.unsubscribe, oneClick: links.oneClick },
  };
}

function subjectOf({ optimized, average, outcomes }: WeeklyReport): string {
  if (optimized === 0) return `Your week: ${count(outcomes.sent, 'email')} sent`;
  if (!average) return `Your week: ${count(optimized, 'email')}`;
  const gain = pointsText(average.optimized - average.original);
  return `Your week: ${count(optimized, 'email')}, ${gain} on average`;
}

function opening({ from, to, optimized, optimizedBefore }: WeeklyReport): string {
  const days = `From ${dayText(from)} to ${dayText(to)}`;
  if (optimized === 0) return `${days} you optimized no emails. What you sent:`;
  return `${days} you optimized ${count(optimized, 'email')}, ${comparison(optimized - optimizedBefore)}.`;
}

function comparison(more: number): string {
  if (more === 0) return 'as many as the week before';
  return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than the week before`;
}

function scoreFigures({ average, best, costliest }: WeeklyReport): Figure[] {
  if (!average) return [];
  const { original, optimized } = average;
  return [
    { name: 'Average score', value: `${rounded(original)} before, ${rounded(optimized)} after` },
    { name: 'Average improvement', value: pointsText(optimized - original) },
    ...(best
      ? [
          {
            name: 'Won most',
            value: `${best.title ?? 'An email'}: ${best.original} to ${best.optimized}`,
          },
        ]
      : []),
    ...(costliest
      ? [{ name: 'Cost most', value: `${costliest.area}, in ${count(costliest.emails, 'email')}` }]
      : []),
  ];
}

function leftOutFigures({ otherVersions }: WeeklyReport): Figure[] {
  if (otherVersions === 0) return [];
  const value = `${count(otherVersions, 'email')}, scored before the score was revised`;
  return [{ name: 'Not averaged', value }];
}

function outcomeFigures({ outcomes }: WeeklyReport): Figure[] {
  const { sent, waiting, replied, meetings, no_reply } = outcomes;
  if (sent === 0) return [];
  const parts = [
    meetings > 0 && count(meetings, 'meeting'),
    replied > 0 && count(replied, 'reply', 'replies'),
    no_reply > 0 && `${no_reply} without a reply`,
    waiting > 0 && `${waiting} still waiting`,
  ];
  return [{ name: `Of ${count(sent, 'email')} sent`, value: parts.filter(Boolean).join(', ') }];
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function rounded(score: number): string {
  return String(Math.round(score * 10) / 10);
}

/** Such as "+29.1 points". */
function pointsText(points: number): string {
  const text = rounded(Math.abs(points));
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${text} ${text === '1' ? 'point' : 'points'}`;
}

const days = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'UTC',
});

function dayText(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`));
}
