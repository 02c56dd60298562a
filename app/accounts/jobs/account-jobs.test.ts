// The password reset mail: queued in the transaction, sent once by a job, to a folder or to an SMTP server.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, expect, test, vi } from 'vitest'
import { requestPasswordReset, resetPassword } from '#accounts/use-cases/password-change.server.ts'
import { mailBySmtp, mailToFolder, type SendMail } from '#platform/mail/mail.server.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { type Member, NETWORK, newMember, tryToSignIn } from '#tests/support/people/people.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { NO_FILES, testServices } from '#tests/support/program/services.ts'
import { startMailServer } from '#tests/support/servers/smtp.ts'

const services = await testServices()
const { rows, pool, db } = services.database
const FROM = 'TecniYa <hola@tecniya.co>'
const ORIGIN = 'https://tecniya.co'
const QUEUE = 'select attempts, last_error, run_at from graphile_worker._private_jobs'

const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const job of running.splice(0)) await job.stop()
  await rows('delete from graphile_worker._private_jobs')
})

async function startWorker(sendMail: SendMail): Promise<void> {
  const { log, now, push, identity } = services
  running.push(
    await startJobs({
      pool,
      db,
      log,
      sendMail,
      push,
      whatsapp: null,
      services,
      identity,
      ...NO_FILES,
      origin: ORIGIN,
      now,
    }),
  )
}

const requestReset = (who: Member) => requestPasswordReset(services, { email: who.email, network: NETWORK })
const queueIsEmpty = () => vi.waitFor(async () => expect(await rows(QUEUE)).toEqual([]), { timeout: 15_000 })

function tokenIn(email: Email | undefined): string {
  const [link = ''] = email?.text?.match(/https:\/\/\S+/) ?? []
  expect(link).toMatch(/^https:\/\/tecniya\.co\/auth\/reset\?token=/)
  return new URL(link).searchParams.get('token') ?? ''
}

test('without a mail server the mail is one file in the outbox, and its link changes the password', async () => {
  const outbox = join(await temporaryFolder(), 'outbox')
  const ana = await newMember(services, { name: 'Ana «Ñ» Restrepo' })
  await startWorker(mailToFolder(outbox, FROM))
  await requestReset(ana)
  await queueIsEmpty()
  const files = await readdir(outbox)
  expect(files).toEqual([expect.stringMatching(/^[\dTZ-]+-[0-9a-f]{8}\.eml$/)])
  const email = await PostalMime.parse(await readFile(join(outbox, files[0] ?? '')))
  expect(email).toMatchObject({
    from: { name: 'TecniYa', address: 'hola@tecniya.co' },
    to: [{ name: 'Ana «Ñ» Restrepo', address: ana.email }],
    subject: 'Cambia tu contraseña de TecniYa',
  })
  const password = 'cobre-martes-9'
  expect(await resetPassword(services, { token: tokenIn(email), password, network: NETWORK })).toMatchObject({
    ok: true,
  })
  expect(await tryToSignIn(services, { ...ana, password })).toMatchObject({ ok: true })
})

test('several instances on one queue send one mail', async () => {
  const server = await startMailServer()
  running.push(server)
  const ana = await newMember(services)
  const send = mailBySmtp(`smtp://127.0.0.1:${server.port}`, FROM)
  await Promise.all([startWorker(send), startWorker(send), startWorker(send)])
  await requestReset(ana)
  await queueIsEmpty()
  expect(server.emails.map(email => email.to?.[0]?.address)).toEqual([ana.email])
})

test('while the mail server is down the mail waits, then it is sent once', async () => {
  const away = await startMailServer()
  await away.stop()
  const ana = await newMember(services)
  await startWorker(mailBySmtp(`smtp://127.0.0.1:${away.port}`, FROM))
  await requestReset(ana)
  await vi.waitFor(async () => expect(await rows(QUEUE)).toMatchObject([{ attempts: 1 }]), {
    timeout: 10_000,
  })
  const back = await startMailServer({ port: away.port })
  running.push(back)
  await rows('update graphile_worker._private_jobs set run_at = now()')
  await queueIsEmpty()
  expect(back.emails).toHaveLength(1)
  expect(tokenIn(back.emails[0])).not.toBe('')
})

test('a rejected mail is retried later, and the error is logged without the address', async () => {
  const server = await startMailServer({ refuse: 'mailbox busy' })
  running.push(server)
  const ana = await newMember(services)
  await startWorker(mailBySmtp(`smtp://127.0.0.1:${server.port}`, FROM))
  await requestReset(ana)
  await vi.waitFor(async () => {
    const [job] = await rows<{ attempts: number; run_at: Date }>(QUEUE)
    expect(job?.attempts).toBe(1)
    expect(job?.run_at.getTime()).toBeGreaterThan(Date.now())
  }, 15_000)
  expect(server.emails).toEqual([])
  const log = services.logged.join('')
  expect(log).toContain('mailbox busy')
  expect(log).not.toContain(ana.email)
})

test('a mailbox that does not exist is asked once, its job ends, and others get theirs', async () => {
  const [ana, eva] = [await newMember(services), await newMember(services)]
  const asked: string[] = []
  const refuse = (address: string) => {
    asked.push(address)
    return address === ana.email ? '5.1.1 no such user' : undefined
  }
  const server = await startMailServer({ refuse, refuseCode: 550 })
  running.push(server)
  await startWorker(mailBySmtp(`smtp://127.0.0.1:${server.port}`, FROM))
  await requestReset(ana)
  await requestReset(eva)
  await queueIsEmpty()
  expect(asked.toSorted()).toEqual([ana.email, eva.email].toSorted())
  expect(server.emails.map(email => email.to?.[0]?.address)).toEqual([eva.email])
})

test('a name with line breaks cannot add a header', async () => {
  const server = await startMailServer()
  running.push(server)
  const ana = await newMember(services, { name: 'Ana\r\nBcc: otra@correo.co' })
  await startWorker(mailBySmtp(`smtp://127.0.0.1:${server.port}`, FROM))
  await requestReset(ana)
  await queueIsEmpty()
  expect(server.emails[0]?.headers.map(header => header.key)).not.toContain('bcc')
})
