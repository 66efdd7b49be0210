import type { Brief } from '../brief/brief.ts';
import type { LeftOut } from './composition.ts';
import type { Material } from './material.ts';
import { once } from './reading/once.ts';

const longest = 200;

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What of a brief its email does not say. */
export function leftOutOf(brief: Brief, material: Material, body: string): LeftOut[] {
  const said = ` ${bare(body)} `;
  const isSaid = (text: string) => said.includes(` ${bare(text)} `);
  const as = (field: LeftOut['field']) => (text: string) => ({
    field,
    text: text.slice(0, longest),
  });
  const { pains, request, told } = material;
  return [
    ...once(
      brief.painPoints.flatMap((raw) => {
        const pain = pains.find((one) => one.raw === raw);
        if (!pain) return [];
        return isSaid(pain.text) ? [pain.unsaid].filter(Boolean) : [raw.trim()];
      }),
    ).map(as('painPoints')),
    ...request.unsaid.map(as('callToAction')),
    ...told.filter((fact) => !isSaid(fact)).map(as('context')),
  ];
}
