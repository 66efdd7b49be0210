import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../config/traces.ts';
import type { Tracing } from './spans.ts';

type Started = Tracing & {
  /** Sends what has not been sent yet, and ends. */
  readonly stop: () => Promise<void>;
};

/**
 * Records spans and sends them to the collector that OpenTelemetry's variables name. Nothing is
 * registered globally, so that libraries, which may put anything into theirs, add no spans.
 */
export function startTracing(version: string, traces: TracesConfig): Started {
  const own = { 'service.name': 'replysmith', 'service.version': version };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(
        detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
      ),
    sampler: samplerOf(traces),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('replysmith', version);
  const present = new AsyncLocalStorage<Context>();

  return {
    inSpan: ({ name, kind, attributes, parent }, work) => {
      const context = parent ? callersContext(parent) : (present.getStore() ?? ROOT_CONTEXT);
      const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
      const handle = { fail, set: (more: typeof attributes) => void span.setAttributes(more) };
      return present.run(trace.setSpan(context, span), async () => {
        try {
          return await work(handle);
        } catch (error) {
          // Its message may quote a row.
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          fail();
          throw error;
        } finally {
          span.end();
        }
      });
    },
    traceId: () => {
      const context = present.getStore();
      return context && trace.getSpanContext(context)?.traceId;
    },
    stop: () => provider.shutdown(),
  };
}

function callersContext(traceparent: string): Context {
  const caller = parseTraceParent(traceparent);
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}

/** The sampler by its standard name. */
function samplerOf({ sampler, ratio }: TracesConfig): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return new AlwaysOnSampler();
}
