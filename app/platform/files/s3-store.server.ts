// A bucket of an S3-compatible store as file store. The bucket stays private: only the program reads it (decision 136).
import type { FileStore, StoredFile } from '#platform/files/file-store.server.ts'

export interface S3Account {
  /** Scheme and host, without the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const CONNECTION_TIMEOUT_MS = 2_000
const REQUEST_TIMEOUT_MS = 10_000
/** The first included. */
const ATTEMPTS = 3

/** Opens stores below a prefix of the bucket. The client is imported here: the program without S3 does not load it. */
export async function openBucket(account: S3Account): Promise<(prefix: string) => FileStore> {
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    NoSuchKey,
    paginateListObjectsV2,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3')
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = account
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible servers seldom have a host name per bucket, and older ones do not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  })

  return prefix => {
    const keyOf = (key: string) => `${prefix}${key}`
    return {
      location: `s3://${Bucket}/${prefix}`,
      async put(key, bytes) {
        await client.send(
          new PutObjectCommand({ Bucket, Key: keyOf(key), Body: bytes, ContentType: contentTypeOf(key) }),
        )
      },
      async get(key) {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }))
          return Body ? Buffer.from(await Body.transformToByteArray()) : null
        } catch (error) {
          if (error instanceof NoSuchKey) return null
          throw error
        }
      },
      async delete(key) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }))
      },
      async *list(folder = ''): AsyncGenerator<StoredFile> {
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket, Prefix: keyOf(folder) },
        ))
          for (const { Key = '', LastModified = new Date(0) } of Contents)
            yield { key: Key.slice(prefix.length), modifiedAt: LastModified }
      },
    }
  }
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.webp')) return 'image/webp'
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
}
