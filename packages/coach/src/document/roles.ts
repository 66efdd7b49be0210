import { wordFeatures } from './features.ts';
import { knower, pullOf, pullsOf, sizeOf } from './learned.ts';
import { onceFor } from './memo.ts';
import type { Document, ReadSentence } from './read-draft.ts';

const { sentenceRoles: data } = await import('./learned-data.ts');

/** What a sentence of the message proper is for. */
export const roles = [
  'observation',
  'introduction',
  'offer',
  'proof',
  'occasion',
  'ask',
  'logistics',
  'courtesy',
  'noise',
] as const;
export type Role = (typeof roles)[number];

type Reading = { readonly mean: number; readonly pulls: Float32Array };
const ofRoles = roles.map((role): Reading => ({
  mean: data.roles[role].mean,
  pulls: pullsOf(data, data.roles[role]),
}));
const ofNeedless: Reading = { mean: data.needless.mean, pulls: pullsOf(data, data.needless) };
const known = knower(data, wordFeatures);
const places = new Map(data.features.map((name, index) => [name, index]));

/** The role of each sentence, likeliest by its words and its place. */
export const rolesOf = onceFor(({ sentences }: Document): readonly Role[] =>
  sentences.map((_, at) => likeliest(sentences, at)),
);

function likeliest(sentences: readonly ReadSentence[], at: number): Role {
  const ofPlace = placesOf(at, sentences.length).flatMap((name) => {
    const index = places.get(name);
    return index === undefined ? [] : [{ index }];
  });
  const features = [...known(sentences[at]?.reading ?? []).features, ...ofPlace];
  const size = sizeOf(data, features);
  const likelihood = ({ mean, pulls }: Reading) => mean + pullOf(pulls, features) / size;
  const values = ofRoles.map(likelihood);
  return roles[values.indexOf(Math.max(...values))] ?? 'noise';
}

/**
 * How likely the email is better without a sentence, by its words alone; about 0 to 1. From 0.8 on 95 of 100 help
 * no email.
 */
export function needlessness({ reading }: ReadSentence): number {
  const { features } = known(reading);
  return ofNeedless.mean + pullOf(ofNeedless.pulls, features) / sizeOf(data, features);
}

/** Where a sentence stands, as features of its role. */
export function placesOf(at: number, count: number): string[] {
  const found: string[] = [];
  if (at === 0) found.push('@first');
  if (at === 1) found.push('@second');
  if (at === count - 2) found.push('@last but one');
  if (at === count - 1) found.push('@last');
  return found.length > 0 ? found : ['@middle'];
}
