import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openStoredFiles } from '#server/stored-files.ts'
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

function open(variables: Record<string, string>) {
  const reading = readEnv(variables)
  if (!reading.ok) throw new Error(reading.mistakes.join())
  return openStoredFiles(reading.env)
}

test('files lie under DATA_DIR, or in the bucket where one is configured', async () => {
  const folder = await open({ DATA_DIR: '/srv/data' })
  expect([folder.photos.location, folder.documents.location]).toEqual([
    '/srv/data/photos',
    '/srv/data/documents',
  ])
  const bucket = await open(s3.variables)
  expect([bucket.photos.location, bucket.documents.location]).toEqual([
    's3://files/photos/',
    's3://files/documents/',
  ])
})

test.each([
  ['wrong keys', { S3_SECRET_ACCESS_KEY: 'another' }, 'files', 'SignatureDoesNotMatch'],
  ['a bucket that does not exist', { S3_BUCKET: 'other' }, 'other', 'NoSuchBucket'],
])('%s are refused with a sentence', async (_, variables, bucket, cause) => {
  await expect(open({ ...s3.variables, ...variables })).rejects.toThrow(
    `No se puede usar el contenedor ${bucket} de ${s3.account.endpoint} (${cause}): revisa las variables S3_….`,
  )
})
