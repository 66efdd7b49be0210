import { Readable } from 'node:stream';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { scripts } from 'virtual:standalone-scripts';
import { BuildContext } from './standalone/page-route.tsx';

/** Nothing is built in development: pages start with the router there. */
const build = import.meta.env.PROD ? { render: renderToString, scripts } : null;

export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(
    <BuildContext value={context.isSpaMode ? null : build}>
      <ServerRouter context={context} url={request.url} />
    </BuildContext>,
  );
  headers.set('Content-Type', 'text/html');
  return new Response(Readable.toWeb(prelude as Readable) as ReadableStream, { status, headers });
}
