import { arcs } from '@replysmith/ui/ring-geometry';
import type { Verdict } from '../messages.ts';

const bandNames = {
  strong: 'strong',
  fair: 'fair',
  weak: 'weak',
  open: 'with places to fill',
  unjudged: 'no verdict',
} satisfies Record<Verdict['band'], string>;

const namespace = 'http://www.w3.org/2000/svg';

/** The button beside a draft: twenty ticks of five points with the figure inside. */
export function makeRing(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ring';
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  drawVerdict(button, null);
  return button;
}

export function drawVerdict(button: HTMLButtonElement, verdict: Verdict | null): void {
  const isJudged = verdict !== null && verdict.band !== 'unjudged';
  const filled = isJudged ? Math.round(verdict.value / 5) * 5 : 0;
  const svg = element('svg', { viewBox: '-22 -22 44 44', 'aria-hidden': 'true' });
  for (const [className, from, to] of [
    ['filled', 0, filled],
    ['empty', filled, 100],
  ] as const) {
    for (const { path, ticks } of arcs(19, from, to)) {
      svg.append(element('path', { class: className, d: path, pathLength: String(ticks / 5) }));
    }
  }
  const figure = element('text', { y: '5' });
  figure.textContent = isJudged ? String(verdict.value) : '–';
  svg.append(figure);
  button.replaceChildren(svg);
  button.dataset['band'] = verdict?.band ?? 'waiting';
  button.setAttribute('aria-label', `Replysmith: ${sentenceOf(verdict)}. Open the panel`);
  button.title = verdict === null ? 'Reading the draft' : verdict.words;
}

function sentenceOf(verdict: Verdict | null): string {
  if (verdict === null) return 'reading the draft';
  const { band, value } = verdict;
  return band === 'unjudged' ? bandNames[band] : `${value} of 100, ${bandNames[band]}`;
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
