import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The data of each event of a response, as it comes. */
export async function* readEventStream(response: Response): AsyncGenerator<string> {
  if (!response.ok || !response.body) {
    throw new Error(`${response.status} instead of events: ${await response.text()}`);
  }
  const text = response.body.pipeThrough(new TextDecoderStream());
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) yield data;
}
