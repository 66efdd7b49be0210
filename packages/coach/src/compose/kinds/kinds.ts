import { blank } from '../composition.ts';
import { noticedBlank, type Material } from '../material.ts';
import { askFor, painList, painQuestion, tellFacts } from '../sentences.ts';

/** Paragraphs of sentences; a sentence that the brief gives nothing for is null. */
type Kind = (material: Material) => readonly (readonly (string | null)[])[];

const coldOutreach: Kind = (material) => [
  [noticedBlank(), painQuestion(material)],
  tellFacts(material, material.pains.length > 0),
  askFor(material),
];

const salesPitch: Kind = (material) => [
  [noticedBlank(), material.say(material.voice.pitching)],
  [...tellFacts(material, false), painList(material, material.voice.about, 2)],
  askFor(material),
];

const meetingRequest: Kind = (material) => [
  [noticedBlank(), painList(material, material.voice.meeting, 1)],
  tellFacts(material, false),
  askFor(material),
];

const introduction: Kind = (material) => {
  const { sender, say, voice } = material;
  const who = sender.company === '' ? 'myself' : sender.company;
  return [
    [noticedBlank(), say(voice.introducing, who)],
    tellFacts(material, false),
    [painQuestion(material), ...askFor(material)],
  ];
};

const networking: Kind = (material) => [
  [noticedBlank(), material.say(material.voice.networking)],
  tellFacts(material, false),
  [painQuestion(material), ...askFor(material)],
];

const jobApplication: Kind = (material) => [
  [`${blank('the role, and where you saw it')}.`, material.say(material.voice.applying)],
  [...tellFacts(material, false), painList(material, ['Where I could help: _.'], 2)],
  askFor(material),
];

const followUp: Kind = (material) => [
  [againAbout(material)],
  tellFacts(material, false),
  askFor(material),
];

const thankYou: Kind = (material) => [
  [material.say(material.voice.thanking, blank('what they did for you, and when'))],
  tellFacts(material, false),
  askFor(material),
];

/** What the earlier email was about, as far as the brief tells. */
function againAbout({ pains, voice, say }: Material): string {
  const topic = pains.find(({ form }) => form === 'thing' || form === 'doing')?.text;
  return say(voice.again, topic ?? blank('what your earlier email was about'));
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['cold outreach', coldOutreach],
  ['follow-up', followUp],
  ['follow up', followUp],
  ['introduction', introduction],
  ['job application', jobApplication],
  ['meeting request', meetingRequest],
  ['networking', networking],
  ['sales pitch', salesPitch],
  ['thank you', thankYou],
]);

/** How an email of the category is built; of any other as a first one. */
export function kindOf(category: string): Kind {
  return kinds.get(category.trim().toLowerCase()) ?? coldOutreach;
}
