import { startFakeModel } from './start-fake-model.ts';

/** Where nobody listens: a connection to it is refused by the system itself. */
export async function closedUrl(): Promise<string> {
  const { baseUrl, close } = await startFakeModel();
  await close();
  return baseUrl('openai');
}
