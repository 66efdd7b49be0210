import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createZstdDecompress, zstdCompressSync } from 'node:zlib';
import { z } from 'zod';
import { OwnerError } from '../../errors.ts';

/**
 * A backup is a zstd stream of frames: a letter, the length of what follows in four bytes, and then
 * JSON (`j`) or rows in PostgreSQL's text format of COPY (`d`). The first frame is the `Heading`;
 * each table has a `TableStart`, rows, and a `TableEnd`; the last frame is the `Ending`.
 */
const format = 'replysmith-backup';

const formatVersion = 1;

const Heading = z.object({
  format: z.literal(format),
  version: z.number(),
  made_at: z.string(),
  /** Which migrations had made the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
type Heading = z.infer<typeof Heading>;

const TableStart = z.object({ table: z.string(), columns: z.array(z.string()) });
type TableStart = z.infer<typeof TableStart>;

const TableEnd = z.object({ rows: z.number() });

const Sequence = z.object({ name: z.string(), value: z.string(), is_called: z.boolean() });
export type Sequence = z.infer<typeof Sequence>;

const Ending = z.object({
  sequences: z.array(Sequence),
  /** Of all frames before this one. */
  sha256: z.string(),
});

/** The file is no backup, is broken, or fits another version. The message says which. */
export class UnusableBackup extends OwnerError {}

const kinds = { json: 'j'.charCodeAt(0), data: 'd'.charCodeAt(0) };
const headLength = 5;

/** More than a frame ever holds, so such a length means that the file is broken. */
const longest = 2 ** 28;

function frameOf(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(kind);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** Makes the frames of one backup, and notes their checksum. */
export function frameMaker() {
  const hash = createHash('sha256');
  const noted = (frame: Buffer) => {
    hash.update(frame);
    return frame;
  };
  const json = (value: unknown) => frameOf(kinds.json, Buffer.from(JSON.stringify(value)));
  return {
    heading: (heading: Omit<Heading, 'format' | 'version'>) =>
      noted(json({ format, version: formatVersion, ...heading })),
    tableStart: (start: TableStart) => noted(json(start)),
    data: (rows: Buffer) => noted(frameOf(kinds.data, rows)),
    tableEnd: (rows: number) => noted(json({ rows })),
    ending: (sequences: readonly Sequence[]) => json({ sequences, sha256: hash.digest('hex') }),
  };
}

type Frame = { readonly kind: 'json' | 'data'; readonly body: Buffer; readonly whole: Buffer };

async function* framesIn(file: string): AsyncGenerator<Frame> {
  // An error of any of them ends the last one, which throws it to whoever reads.
  const decompress = createZstdDecompress();
  const bytes: Readable = pipeline(createReadStream(file), decompress, () => undefined);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const length = rest.length < headLength ? 0 : rest.readUInt32BE(1);
      if (length > longest) throw new UnusableBackup(`${file} is broken.`);
      const end = headLength + length;
      if (rest.length < end) break;
      const whole = rest.subarray(0, end);
      const kind = whole[0] === kinds.json ? 'json' : 'data';
      yield { kind, body: whole.subarray(headLength), whole };
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new UnusableBackup(`${file} ends in the middle of a row.`);
  if (await hasMore(file, decompress.bytesWritten)) {
    throw new UnusableBackup(`${file} has more in it than a backup.`);
  }
}

/** Decompressing stops at the end of the stream, wherever the file ends. */
async function hasMore(file: string, from: number): Promise<boolean> {
  // Node ends some streams with an empty one, which is not always read.
  const emptyStream = zstdCompressSync('');
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read({
      buffer: Buffer.alloc(emptyStream.length + 1),
      position: from,
    });
    return bytesRead > 0 && !buffer.subarray(0, bytesRead).equals(emptyStream);
  } finally {
    await opened.close();
  }
}

type TableInBackup = TableStart & { readonly rows: number };

export type BackupContents = {
  readonly heading: Heading;
  readonly tables: readonly TableInBackup[];
  readonly sequences: readonly Sequence[];
};

export type TableReader = (
  table: TableStart,
  /** In pieces that may end within a row. All of them must be read. */
  rows: AsyncIterable<Buffer>,
) => Promise<void>;

/** Reads the whole file, and throws unless it is just what was written. */
export async function readBackup(
  file: string,
  onTable: TableReader = readNothing,
  signal?: AbortSignal,
): Promise<BackupContents> {
  try {
    return await readFrames(file, onTable, signal);
  } catch (error) {
    if (error instanceof z.ZodError || isOfZstd(error)) {
      throw new UnusableBackup(`${file} is not a whole backup of Replysmith: restore another one.`);
    }
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') {
      throw new UnusableBackup(`${file} is a folder: name the backup in it.`);
    }
    throw error;
  }
}

async function readFrames(
  file: string,
  onTable: TableReader,
  signal?: AbortSignal,
): Promise<BackupContents> {
  const hash = createHash('sha256');
  const frames = framesIn(file);
  const next = async (): Promise<Frame> => {
    signal?.throwIfAborted();
    const result = await frames.next();
    if (!result.done) return result.value;
    throw new UnusableBackup(`${file} ends too early: it is not a whole backup.`);
  };
  try {
    const first = await next();
    const heading = Heading.parse(parsed(first));
    if (heading.version > formatVersion) {
      throw new UnusableBackup(
        `${file} was made by a newer version of Replysmith: update before you restore it.`,
      );
    }
    hash.update(first.whole);
    const tables: TableInBackup[] = [];
    for (;;) {
      const frame = await next();
      const value = parsed(frame);
      const ending = Ending.safeParse(value);
      if (ending.success) {
        if (ending.data.sha256 !== hash.digest('hex') || !(await frames.next()).done) {
          throw new UnusableBackup(`${file} was changed after it had been made.`);
        }
        return { heading, tables, sequences: ending.data.sequences };
      }
      hash.update(frame.whole);
      const start = TableStart.parse(value);
      let end: Frame | undefined;
      const rows = async function* () {
        for (;;) {
          const piece = await next();
          hash.update(piece.whole);
          if (piece.kind === 'json') {
            end = piece;
            return;
          }
          yield piece.body;
        }
      };
      await onTable(start, rows());
      if (!end) throw new Error(`Not all rows of ${start.table} were read.`);
      tables.push({ ...start, ...TableEnd.parse(parsed(end)) });
    }
  } finally {
    await frames.return(undefined);
  }
}

function parsed({ kind, body }: Frame): unknown {
  try {
    return kind === 'json' ? JSON.parse(body.toString()) : null;
  } catch {
    return null;
  }
}

const readNothing: TableReader = async (_table, rows) => {
  for await (const _piece of rows);
};

function isOfZstd(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(ZSTD|Z_)/.test(code);
}
