import { suggestSubjects } from '../subjects/suggest-subjects.ts';
import type { Material } from './material.ts';

export function subjectOf(body: string, material: Material): string {
  const [pain] = material.pains;
  const [idea] = suggestSubjects({ subject: null, body });
  const own = pain && (pain.form === 'thing' || pain.form === 'doing') ? pain.text : '';
  return idea?.subject ?? (own || 'A question');
}
