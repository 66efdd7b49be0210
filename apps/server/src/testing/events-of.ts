import { AnswerEvent } from '@replysmith/contract';

/** The events of a stream as they come, each parsed by the contract. */
export async function* eventsOf(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.body) throw new Error('There is no body.');
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      if (frame.startsWith(':')) continue;
      const [, name, data] = /^event: (\w+)\ndata: (.+)$/.exec(frame) ?? [];
      const event = AnswerEvent.parse(JSON.parse(data ?? ''));
      if (event.type !== name) throw new Error(`${event.type} was announced as ${name}.`);
      yield event;
    }
  }
  if (text !== '') throw new Error(`The stream ends in half an event: ${text}`);
}

export async function allEventsOf(response: Response): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}
