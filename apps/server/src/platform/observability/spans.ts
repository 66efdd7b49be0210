type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work as a trace shows it. Neither its name nor its attributes may quote a person. */
type SpanStart = {
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly attributes: Attributes;
  /** The caller's `traceparent` header. */
  readonly parent?: string | undefined;
};

type Span = {
  readonly set: (attributes: Attributes) => void;
  /** The work did not succeed, though it threw nothing. */
  readonly fail: () => void;
};

/** What records spans. */
export type Tracing = {
  readonly inSpan: <R>(start: SpanStart, work: (span: Span) => Promise<R>) => Promise<R>;
  /** The id of the trace that the present work belongs to. */
  readonly traceId: () => string | undefined;
};

const noSpan: Span = { set: () => undefined, fail: () => undefined };

/** Null unless OpenTelemetry's variables ask for traces. */
let tracing: Tracing | null = null;

export function traceWith(found: Tracing | null): void {
  tracing = found;
}

export function isTracing(): boolean {
  return tracing !== null;
}

export function traceId(): string | undefined {
  return tracing?.traceId();
}

/** Does work within a span, whose parent is the span it is done in. */
export function inSpan<R>(start: SpanStart, work: (span: Span) => Promise<R>): Promise<R> {
  return tracing ? tracing.inSpan(start, work) : work(noSpan);
}
