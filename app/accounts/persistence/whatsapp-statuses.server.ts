// What the Cloud API says of messages of ours: all statuses of a post by one statement, which also adds the jobs that follow.
import {
  DELIVERY_WAIT_MS,
  FAILURES_MAX,
  MESSAGE_STATES,
  RETRY_MS,
  type Retry,
} from '#accounts/domain/whatsapp-message.ts'
import { QUEUE_EMAIL_NOW } from '#accounts/persistence/whatsapp-messages.server.ts'
import type { IncomingStatus } from '#platform/domain/whatsapp.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'

/** What follows a failure is decided by its code. */
export interface JudgedStatus extends IncomingStatus {
  /** Other messages will not arrive there either. */
  readonly isOfNumber: boolean
  readonly retry: Retry | null
}

const states = `array['${MESSAGE_STATES.join(`', '`)}']`
const rankOf = (state: string) => `array_position(${states}, ${state})`
const interval = (ms: number) => `interval '${ms} milliseconds'`

/** Messages are locked before connections, both in an order: two posts never wait for each other. */
const RECORD = `
  with posted as (
    select * from jsonb_to_recordset($1::jsonb) as posted ("ourId" uuid, id text, state text, at timestamptz,
      "errorCode" integer, "isOfNumber" boolean, retry text)
  ), matched as (
    select m.id as message, posted.* from posted join whatsapp_messages as m on m.id = posted."ourId"
    union all
    select m.id, posted.* from posted join whatsapp_messages as m on m."apiId" = posted.id where posted."ourId" is null
  ), locked as (
    select * from whatsapp_messages where id in (select message from matched) order by id for update
  ), told as (
    select message, max(${rankOf('matched.state')}) as rank, min(matched.id) as "apiId",
      min(at) filter (where matched.state = 'sent') as "sentAt",
      min(at) filter (where matched.state = 'delivered') as "deliveredAt",
      min(at) filter (where matched.state = 'read') as "readAt",
      min(at) filter (where matched.state = 'failed') as "failedAt",
      (array_agg(matched."errorCode" order by at) filter (where matched.state = 'failed'))[1] as "errorCode",
      (array_agg(retry order by at) filter (where matched.state = 'failed'))[1] as retry,
      bool_or("isOfNumber") as "isOfNumber"
    from matched join locked on locked.id = message
    -- What is still said of an attempt before this one is known.
    where matched.id is distinct from "priorApiId"
    group by message
  ), changed as (
    select locked.id, uid, about, email, rank, told."apiId", told."sentAt", told."deliveredAt", told."readAt", told."failedAt",
      told."errorCode", retry, "isOfNumber", (${states})[rank] as becomes,
      rank > ${rankOf('state')} as "isNews",
      rank > ${rankOf('state')} and (${states})[rank] in ('delivered', 'read') as "hasArrived",
      rank > ${rankOf('state')} and (${states})[rank] = 'failed' as "hasFailed",
      template is not null and "insteadAt" is null as "mayFollow",
      retry is not null and "priorApiId" is null and about is not null
        and "createdAt" > $2::timestamptz - ${interval(DELIVERY_WAIT_MS)} as "mayRetry"
    from locked join told on locked.id = message
  ), decided as (
    select *, "hasFailed" and "mayFollow" and "mayRetry" as "isRetried",
      "hasFailed" and "mayFollow" and not "mayRetry" as "isReplaced" from changed
  ), recorded as (
    update whatsapp_messages as m set
      state = case when "isRetried" then 'waiting' when "isNews" then becomes else state end,
      "apiId" = case when not "isRetried" then coalesce(m."apiId", d."apiId") end,
      "priorApiId" = case when "isRetried" then d."apiId" else m."priorApiId" end,
      "askedAt" = case when not "isRetried" then "askedAt" end,
      "sentAt" = case when not "isRetried" then coalesce(m."sentAt", d."sentAt") end,
      "deliveredAt" = coalesce(m."deliveredAt", d."deliveredAt"),
      "readAt" = coalesce(m."readAt", d."readAt"),
      "failedAt" = case when not "isRetried" then coalesce(m."failedAt", d."failedAt") end,
      "errorCode" = case when not "isNews" then m."errorCode" when becomes = 'failed' and not "isRetried" then d."errorCode" end,
      email = case when not ("hasArrived" or "isReplaced") then m.email end,
      "insteadAt" = case when "isReplaced" then $2::timestamptz else m."insteadAt" end,
      "insteadBy" = case when not "isReplaced" then m."insteadBy" when m.email is null then 'none' else 'email' end
    from decided as d where m.id = d.id and ("isNews" or m."apiId" is null
      or (m."sentAt", m."deliveredAt", m."readAt", m."failedAt") is distinct from (coalesce(m."sentAt", d."sentAt"),
        coalesce(m."deliveredAt", d."deliveredAt"), coalesce(m."readAt", d."readAt"), coalesce(m."failedAt", d."failedAt")))
  ), people as (
    select uid, bool_or("hasArrived") as arrived,
      count(*) filter (where "hasFailed" and "isOfNumber" and not "isRetried") as failed
    from decided where uid is not null and ("hasArrived" or "hasFailed") group by uid
  ), connected as (
    select uid, failures from whatsapp_connections where uid in (select uid from people) order by uid for update
  ), counted as (
    select uid, failed, case when arrived then 0 else failures end + failed as failures from connected join people using (uid)
    where failed > 0 or arrived and failures > 0
  ), connections as (
    update whatsapp_connections as c set failures = counted.failures,
      "failingAt" = case when counted.failures >= ${FAILURES_MAX} then coalesce("failingAt", $2::timestamptz) end
    from counted where c.uid = counted.uid
  )
  select "errorCode", "isRetried", "isReplaced" and email is not null as "isEmailed",
    case when "isRetried" then (graphile_worker.add_job('send-whatsapp', (about || jsonb_build_object('id', id, 'uid', uid,
        'email', email, 'as', case when retry = 'template' then retry end))::json,
      run_at := case when retry = 'later' then $2::timestamptz + ${interval(RETRY_MS)} end, max_attempts := 12)).id end,
    case when "isReplaced" and email is not null then ${QUEUE_EMAIL_NOW} end
  from decided where "hasFailed"`

/**
 * Statuses come more than once, in any order, and together with the answer to the request that they are about. What failed is
 * sent again where its code says so, once, and else its e-mail goes.
 */
export async function recordStatuses(
  db: PooledDb,
  statuses: readonly JudgedStatus[],
  now: Date,
): Promise<void> {
  const ours = statuses.map(status => ({
    ...status,
    ourId: status.ourId && UUID.test(status.ourId) ? status.ourId : null,
  }))
  if (ours.length === 0) return
  const { rows } = await db.$client.query<{
    errorCode: number | null
    isRetried: boolean
    isEmailed: boolean
  }>({ name: 'record_whatsapp_statuses', text: RECORD, values: [JSON.stringify(ours), now.toISOString()] })
  for (const { errorCode, isRetried, isEmailed } of rows) {
    countOutcome(
      'whatsapp',
      isRetried ? 'wait' : 'failed',
      errorCode === null ? {} : { code: String(errorCode) },
    )
    if (isEmailed) countOutcome('whatsapp', 'emailed')
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
