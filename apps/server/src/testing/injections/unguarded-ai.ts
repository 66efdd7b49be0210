import { vetRewrite } from '@replysmith/coach';
import { zodSchema } from 'ai';
import type { FakeModel } from '../../../../../tools/fake-model/index.ts';
import { coachHere } from '../coach-here.ts';
import type { Coach } from '../../platform/ai/coach-tasks.ts';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import type { ModelClient } from '../../platform/ai/model/model-client.ts';

/** An AI without our guards: it believes the model and does what it says. */
export function unguardedAi(fake: FakeModel, obey: (text: string) => Promise<void>) {
  return createAi(trustingCoach, trustingClient(fake, obey));
}

const trustingCoach: Coach = {
  ...coachHere,
  vetReview: async (draft, written, known) => ({
    ...(await coachHere.review(draft)),
    ...vetRewrite(draft, written, known),
    ...written,
    verdict: 'better',
  }),
  vetText: (text) => Promise.resolve({ text, repaired: [] }),
  vetAnswer: (text) => Promise.resolve(text),
  vetReply: (text) => Promise.resolve(text),
};

function trustingClient({ url }: FakeModel, obey: (text: string) => Promise<void>): ModelClient {
  return {
    modelOf: () => 'a-model',
    ask: async (call) => {
      const schema = await zodSchema(call.schema).jsonSchema;
      const response = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({
          model: 'a-model',
          messages: [
            { role: 'system', content: call.system },
            { role: 'user', content: call.prompt },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
        }),
      });
      const text = await response.text();
      const { choices } = JSON.parse(text) as { choices: { message: { content: string } }[] };
      const content = choices[0]?.message.content ?? '';
      await obey(content);
      const value = call.schema.parse(JSON.parse(content));
      return { value, model: 'a-model', usage: { input_tokens: 1, output_tokens: 1 } };
    },
  };
}
