import { z } from 'zod';

const collector = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});

const roots = ['always_on', 'always_off', 'traceidratio'] as const;
const samplers = [...roots, ...roots.map((root) => `parentbased_${root}` as const)];

/** Of OpenTelemetry's standard variables those that we read; the exporter reads the others. */
export const TracesEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be one of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export type TracesConfig = {
  /** The standard name of the sampler. */
  readonly sampler: (typeof samplers)[number];
  /** The share of traces to record, for a sampler that takes one. */
  readonly ratio: number;
};

/** Null where no collector is named, or traces are turned off. */
export function tracesConfig(env: z.infer<typeof TracesEnvironment>): TracesConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff =
    env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  if (endpoint === undefined || isOff) return null;
  return { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}
