// Environment variables of the addresses to listen on, metrics, traces and slow statements.
import { z } from 'zod'

const METRICS_PORT_TEXT = 'METRICS_PORT debe ser un puerto entre 0 y 65535; sin ella no hay métricas.'
const ENDPOINT_TEXT =
  'OTEL_EXPORTER_OTLP_ENDPOINT debe ser una dirección http o https, por ejemplo http://127.0.0.1:4318.'
const RATIO_TEXT = 'OTEL_TRACES_SAMPLER_ARG debe ser un número entre 0 y 1.'
const SLOW_TEXT = 'SLOW_STATEMENT_MS debe ser un número entero de milisegundos, desde 1.'

export const operationsVariables = {
  LISTEN_HOST: z.string().optional(),
  METRICS_PORT: z.coerce
    .number(METRICS_PORT_TEXT)
    .int(METRICS_PORT_TEXT)
    .min(0, METRICS_PORT_TEXT)
    .max(65_535, METRICS_PORT_TEXT)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: ENDPOINT_TEXT }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO_TEXT).min(0, RATIO_TEXT).max(1, RATIO_TEXT).default(1),
  SLOW_STATEMENT_MS: z.coerce.number(SLOW_TEXT).int(SLOW_TEXT).min(1, SLOW_TEXT).default(500),
}

export interface OperationsEnv {
  /** Undefined: every interface. */
  readonly listenHost: string | undefined
  /** Undefined: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Undefined: no traces. */
  readonly traces: { readonly endpoint: string; readonly sampleRatio: number } | undefined
  readonly slowStatementMs: number
}

type Values = z.infer<z.ZodObject<typeof operationsVariables>>

export function operationsEnvFrom(values: Values): OperationsEnv {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  return {
    listenHost: values.LISTEN_HOST,
    metrics: port === undefined ? undefined : { host, port },
    traces: endpoint === undefined ? undefined : { endpoint, sampleRatio: values.OTEL_TRACES_SAMPLER_ARG },
    slowStatementMs: values.SLOW_STATEMENT_MS,
  }
}
