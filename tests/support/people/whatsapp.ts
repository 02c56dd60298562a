// People with WhatsApp, and what is stored of their messages.
import { randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { shownCode } from '#accounts/domain/whatsapp-connection.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

export const newNumber = () => `57300${randomInt(1_000_000, 9_999_999)}`

/** As if the person had sent the code from this number. */
export async function connectNumber(
  { rows }: TestDatabase,
  uid: string,
  { number = newNumber(), wroteAt = null }: { number?: string; wroteAt?: Date | null } = {},
): Promise<string> {
  await rows(
    `insert into whatsapp_connections (uid, number, "connectedAt", consent, "lastInboundAt")
     values ($1, $2, now(), '2026-11-19', $3)`,
    [uid, number, wroteAt],
  )
  return number
}

/** 'TY-4F7K' */
export async function codeOf({ rows }: TestDatabase, uid: string): Promise<string> {
  const [row] = await rows<{ code: string }>('select code from whatsapp_codes where uid = $1', [uid])
  expect(row?.code).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{4}$/)
  return shownCode(row?.code ?? '')
}

export interface QueuedJob {
  readonly task: string
  readonly payload: Record<string, unknown>
}

/** Waiting jobs, the oldest first; without what only tells which of them are about the same. */
export function queuedJobs({ rows }: TestDatabase): Promise<QueuedJob[]> {
  return rows<QueuedJob>(
    `select identifier as task, payload::jsonb - 'notification' as payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  )
}

export async function clearJobs({ rows }: TestDatabase): Promise<void> {
  await rows('delete from graphile_worker._private_jobs')
}

/** Those that send by WhatsApp. */
export async function queuedMessages(database: TestDatabase): Promise<JobPayloads['send-whatsapp'][]> {
  const jobs = await queuedJobs(database)
  return jobs
    .filter(({ task }) => task === 'send-whatsapp')
    .map(({ payload }) => payload as unknown as JobPayloads['send-whatsapp'])
}

/** Messages to this person that went every way, of this template and one answer in the chat. */
export const storeMessages = (pool: Pick<Pool, 'query'>, uid: string, template = 'nueva_visita') =>
  pool.query(
    `insert into whatsapp_messages (id, uid, template, about, state, "errorCode", "createdAt", "askedAt", "failedAt", "insteadAt", "insteadBy")
     select gen_random_uuid(), $1, template, '{"key": 7, "news": "requested"}', state, code, now(), now(),
       case when state = 'failed' then now() end, case when state = 'failed' then now() end,
       case when state = 'failed' then 'none' end
     from (values ($2, 'read', null::int), ($2, 'delivered', null), ($2, 'sent', null), ($2, 'failed', 131026), (null, 'read', null))
       as messages (template, state, code)`,
    [uid, template],
  )
