import { fillForm } from '../../../tools/fake-model/fill-form.ts';
import {
  answer,
  readEmail,
  rewriter,
  type ModelRequest,
  type Script,
} from '../../../tools/fake-model/index.ts';

/** About as fast as a quick hosted model. */
const pace = { firstAfter: 60, pause: 1 };

const invented =
  'Last month Globex Industries saved 37% with us, see https://globex.example/story.';

/** A model that invents a customer, a figure and a link, and drops the links. */
function careless(request: ModelRequest) {
  const { subject, body } = readEmail(request);
  const [greeting = '', ...rest] = body.split('\n\n');
  const bare = rest.map((paragraph) => paragraph.replace(/https?:\S+/g, 'our site'));
  const rewritten = [greeting, invented, ...bare].join('\n\n');
  return answer(JSON.stringify(fillForm(request, { subject, body: rewritten })), pace);
}

const careful = rewriter(pace);

/** Answers as the model that is asked for: "careful" rewords, "careless" invents. */
export const fakeWriters: Script = ({ model }) => (model === 'careless' ? careless : careful);

export const fakeModels = ['careful', 'careless'];
