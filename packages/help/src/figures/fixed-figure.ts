import { lengths, trashDays } from '@replysmith/contract';

const figures = { ...lengths, trashDays };
type FixedFigure = keyof typeof figures;

const megabyte = 1024 * 1024;

export function isFixedFigure(name: string): name is FixedFigure {
  return Object.hasOwn(figures, name);
}

/** What holds on every plan: "30", "10 MB". */
export function fixedFigure(name: FixedFigure): string {
  const value = figures[name];
  return name.endsWith('Bytes')
    ? `${(value / megabyte).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
    : value.toLocaleString('en');
}
