// The environment variables of the S3-compatible file store (decision 136).
import { z } from 'zod'
import type { S3Account } from '#platform/files/s3-store.server.ts'

const S3_ENDPOINT_TEXT =
  'S3_ENDPOINT lleva solo protocolo y dominio del almacén, sin el contenedor: https://s3.us-east-1.amazonaws.com.'

export const S3_HALF_TEXT =
  'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas: define las cuatro o ninguna.'

export const S3_VARIABLES = {
  S3_ENDPOINT: z
    .url({ error: S3_ENDPOINT_TEXT, abort: true })
    .refine(
      value =>
        /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value.replace(/\/$/, ''),
      S3_ENDPOINT_TEXT,
    )
    .transform(value => new URL(value).origin)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET es el nombre del contenedor de archivos.')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'S3_REGION es la región del almacén, por ejemplo us-east-1.')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const variables = z.object(S3_VARIABLES)

/** Undefined without any of them; 'half' when one is missing (the region has a default). */
export function s3AccountFrom(values: z.infer<typeof variables>): S3Account | undefined | 'half' {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region: region ?? 'us-east-1', accessKeyId, secretAccessKey }
  return endpoint || bucket || region || accessKeyId || secretAccessKey ? 'half' : undefined
}
