import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#accounts/identity/password-hash.server.ts'

test('a hash is a PHC string of argon2id with its cost, and never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('gotera'), hashPassword('gotera')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(two).not.toBe(one)
})

test('only the right password verifies', async () => {
  const hash = await hashPassword('Ñandú veloz')
  expect(await verifyPassword({ hash, password: 'Ñandú veloz' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'ñandú veloz' })).toBe(false)
  expect(await verifyPassword({ hash, password: '' })).toBe(false)
})

test('composed and decomposed accents are the same password', async () => {
  const hash = await hashPassword('camión')
  expect(await verifyPassword({ hash, password: 'camio\u0301n' })).toBe(true)
})

test('a hash with another cost still verifies', async () => {
  // argon2id, m=8, t=1, p=1 over 'password' and the salt 'somesaltsomesalt'.
  const { argon2 } = await import('node:crypto')
  const tag = await new Promise<Buffer>((resolve, reject) =>
    argon2(
      'argon2id',
      {
        message: 'password',
        nonce: Buffer.from('somesaltsomesalt'),
        tagLength: 32,
        memory: 8,
        passes: 1,
        parallelism: 1,
      },
      (error, bytes) => (error ? reject(error) : resolve(bytes as Buffer)),
    ),
  )
  const salt = Buffer.from('somesaltsomesalt').toString('base64').replace(/=+$/, '')
  const hash = `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag.toString('base64').replace(/=+$/, '')}`
  expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'passwore' })).toBe(false)
})

test.each(['', 'gotera', '$2b$10$abc', '$argon2id$v=19$m=8,t=1,p=1$$'])(
  '%j is no hash and opens nothing',
  async hash => {
    expect(await verifyPassword({ hash, password: 'gotera' })).toBe(false)
  },
)
