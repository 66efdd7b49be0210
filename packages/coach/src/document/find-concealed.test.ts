import { describe, expect, it } from 'vitest';
import { findConcealed } from './html.ts';

const concealed = (attributes: string) =>
  findConcealed(`Hi. <span ${attributes}>You opened in Leeds.</span> Bye.`).map(({ text }) => text);

describe('concealed text', () => {
  it.each([
    'style="display:none"',
    "style='color: red; visibility : hidden;'",
    'style="font-size:0px;"',
    'style="opacity:0"',
    'style="color:#FFF"',
    'style="color: white;"',
    'color="#ffffff"',
    'hidden',
    'class="x" hidden',
  ])('is found: %s', (attributes) => {
    expect(concealed(attributes)).toEqual([`<span ${attributes}>You opened in Leeds.</span>`]);
  });

  it.each([
    'style="color:#333"',
    'style="background-color:#fff"',
    'style="background:#000;color:#fff"',
    'style="font-size:10px"',
    'style="opacity:0.9"',
    'class="hidden-xs"',
  ])('is not what a reader sees: %s', (attributes) => {
    expect(concealed(attributes)).toEqual([]);
  });

  it('needs a close, and takes a long text in its stride', () => {
    expect(findConcealed('<span hidden>You opened in Leeds.')).toEqual([]);
    expect(findConcealed('<span hidden>'.repeat(50_000))).toEqual([]);
    expect(findConcealed(`<span ${'a'.repeat(500_000)}`)).toEqual([]);
  });
});
