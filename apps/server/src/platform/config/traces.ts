import { z } from 'zod';

/** Of OpenTelemetry's standard variables those that we read; the exporter reads the others. */
export const TracesEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.string().default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export type TracesConfig = {
  /** The standard name of the sampler. */
  readonly sampler: string;
  /** The share of traces to record, for a sampler that takes one. */
  readonly ratio: number;
};

/** Null where no collector is named, or traces are turned off. */
export function tracesConfig(env: z.infer<typeof TracesEnvironment>): TracesConfig | null {
  const collector = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff =
    env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  if (collector === undefined || isOff) return null;
  return { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}
