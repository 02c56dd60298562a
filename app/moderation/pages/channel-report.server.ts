// Gathers /admin/avisos. A part that cannot be read does not take the others with it.
import { topicOf } from '#accounts/domain/channel-delivery.ts'
import { findTokenRefusedAt, isChannelSlow } from '#accounts/persistence/whatsapp-messages.server.ts'
import type { Services } from '#app/services.ts'
import {
  channelState,
  type FailedNotice,
  insteadOf,
  outageOf,
  periodStart,
  type ReportPeriod,
  type SentFilter,
  type SentNotice,
  whatsappDownSince,
} from '#moderation/domain/channel-report.ts'
import type {
  ChannelReport,
  ChannelRow,
  ReasonCount,
  TemplateList,
  TemplateRow,
  WhatsappReach,
} from '#moderation/domain/channel-view.ts'
import { listFailures, type StoredFailure } from '#moderation/persistence/channel-failures.server.ts'
import {
  type ChannelReach,
  countDeliveries,
  countTemplates,
  countWhatsapp,
  countWhatsappFailures,
  type FailureCount,
  findChannelQueues,
  findChannelReach,
  listLatestMessages,
  listOutages,
  SLOW_FROM,
  type TemplateCount,
} from '#moderation/persistence/channel-figures.server.ts'
import { listSent } from '#moderation/persistence/channel-sent.server.ts'
import { devicesText, LATE_LABEL, REASON_LABELS } from '#moderation/wording/channels.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { failureText, isServiceFailure } from '#platform/whatsapp/api-failures.ts'
import { rejectionText, TEMPLATE_NAMES, templateStatusText } from '#platform/whatsapp/template-account.ts'
import { TEMPLATE_TITLES, type TemplateReader } from '#platform/whatsapp/template-titles.ts'
import { TEMPLATES, type Template } from '#platform/whatsapp/templates.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { type AccountCheck, peoplePerDay } from '#whatsapp/domain/account-check.ts'
import { findAccountCheck } from '#whatsapp/persistence/account-check.server.ts'
import { readPart } from './read-part.server.ts'

type Tools = Pick<Services, 'db' | 'log' | 'whatsapp' | 'mail'>

export async function findChannelReport(
  { db, log, whatsapp, mail }: Tools,
  days: ReportPeriod,
  now: Date,
): Promise<ChannelReport> {
  const since = periodStart(days, now)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const part = <Value>(read: Promise<Value>) => readPart(log, () => read)
  const reach = findChannelReach(db, dayAgo)
  const check = findAccountCheck(db)
  const [channels, failures, ofWhatsapp] = await Promise.all([
    part(readChannels()),
    part(listFailures(db, since, now).then(stored => stored.map(noticeOf))),
    whatsapp &&
      Promise.all([
        part(countWhatsappFailures(db, since, now).then(reasonsOf)),
        part(Promise.all([reach, check]).then(([counted, known]) => reachOf(counted, known))),
        part(
          Promise.all([countTemplates(db, since, now), check]).then(([counts, known]) =>
            templatesOf(counts, known, whatsapp.hasBusinessAccount),
          ),
        ),
      ]),
  ])
  if (!ofWhatsapp) return { channels, failures }
  const [reasons, reached, templates] = ofWhatsapp
  return { channels, failures, reasons, reach: reached, templates }

  async function readChannels(): Promise<ChannelRow[]> {
    const [sent, recorded, queues, outages, tokenRefusedAt, isSlow, latest, { devices, peopleWithDevices }] =
      await Promise.all([
        countWhatsapp(db, since, now),
        countDeliveries(db, since),
        findChannelQueues(db, now),
        listOutages(db),
        findTokenRefusedAt(db),
        isChannelSlow(db, now),
        listLatestMessages(db, dayAgo),
        reach,
      ])
    const messages = latest.map(({ errorCode, ...message }) => ({
      ...message,
      isServiceFailure: isServiceFailure(errorCode),
    }))
    const stateOf = (channel: 'email' | 'push', missing: string | null, goneDevices = 0) =>
      channelState({
        missing,
        downSince: outageOf(channel, outages),
        isSlow: queues[channel].late >= SLOW_FROM,
        goneDevices,
      })
    const countsOf = (channel: 'email' | 'push') => {
      const { sent: handed, failed } = recorded[channel]
      return { sent: handed, delivered: null, read: null, failed, waiting: queues[channel].waiting }
    }
    return [
      {
        channel: 'whatsapp',
        detail: whatsapp ? ownNumberText(whatsapp.number) : '',
        state: channelState({
          missing: whatsapp ? null : 'WHATSAPP_PHONE_ID',
          downSince: whatsappDownSince(messages),
          tokenRefusedAt,
          isSlow: isSlow || queues.whatsapp.late >= SLOW_FROM,
        }),
        counts: sent,
      },
      {
        channel: 'email',
        detail: mail.sender,
        state: stateOf('email', mail.hasServer ? null : 'SMTP_URL'),
        counts: countsOf('email'),
      },
      {
        channel: 'push',
        detail: devicesText(devices, peopleWithDevices),
        state: stateOf('push', null, recorded.push.gone),
        counts: countsOf('push'),
      },
    ]
  }
}

/** '+57 601 555 0148' */
const ownNumberText = (digits: string) =>
  `+${digits.replace(/^57(\d{3})(\d{3})(\d{4})$/, '57 $1 $2 $3')} · TecniYa`

function noticeOf(stored: StoredFailure): FailedNotice {
  const { at, uid, name, isTechnician, channel, about, template, sentBy, sentAt, isWaiting } = stored
  const isAnswer = channel === 'whatsapp' && about === null
  return {
    ...{ at, uid, name, isTechnician, channel },
    ...(channel === 'whatsapp' ? { template } : {}),
    topic: topicFrom(stored),
    reason: reasonTextOf(stored),
    instead: insteadOf({
      ...{ sentBy, sentAt, isWaiting, isAnswer },
      wasQueued: stored.insteadBy === 'email' && !stored.hasEmailFailed,
    }),
  }
}

const topicFrom = ({ topic, about }: Pick<StoredFailure, 'topic' | 'about'>) =>
  topic ?? (about && topicOf('send-whatsapp', about)) ?? 'answer'

/** Null: it cannot be read. */
export function findSent(
  { db, log }: Pick<Services, 'db' | 'log'>,
  filter: SentFilter,
  days: ReportPeriod,
  now: Date,
): Promise<readonly SentNotice[] | null> {
  return readPart(log, async () =>
    (await listSent(db, filter, periodStart(days, now), now)).map(stored => ({
      ...stored,
      topic: topicFrom(stored),
    })),
  )
}

function reasonTextOf({ channel, reason, errorCode, isLate }: StoredFailure): string {
  if (isLate) return LATE_LABEL
  if (reason === null) return failureText(errorCode)
  return REASON_LABELS[reason][channel] ?? ''
}

/** Codes that are told alike are one. */
function reasonsOf(counts: readonly FailureCount[]): ReasonCount[] {
  const byText = new Map<string, number>()
  for (const { errorCode, isLate, count } of counts) {
    const text = isLate ? LATE_LABEL : failureText(errorCode)
    byText.set(text, (byText.get(text) ?? 0) + count)
  }
  return [...byText].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count)
}

function reachOf(reach: ChannelReach, check: AccountCheck | null): WhatsappReach {
  const { technicians, clients, connectedTechnicians, connectedClients, writtenTo } = reach
  return {
    people: [
      { label: 'Técnicos', connected: connectedTechnicians, all: technicians },
      { label: 'Clientes', connected: connectedClients, all: clients },
    ],
    quality: check?.phone?.quality ?? null,
    writtenTo,
    peoplePerDay: peoplePerDay(check?.phone?.limit ?? null),
  }
}

const READERS: Readonly<Record<TemplateReader, string>> = {
  client: 'Cliente',
  technician: 'Técnico',
  admin: 'Equipo',
  anybody: 'Cualquiera',
}
const BY_EMAIL = 'Mientras tanto va por correo.'

function templatesOf(
  counts: readonly TemplateCount[],
  check: AccountCheck | null,
  isAskable: boolean,
): TemplateList {
  const countOf = (name: string | null) =>
    counts.find(each => each.template === name) ?? { count: 0, failed: 0 }
  const isKnown = isAskable && check !== null && (check.failure === null || check.templates.length > 0)
  const rows = TEMPLATE_NAMES.map((name): TemplateRow => {
    const { buttons, header }: Template = TEMPLATES[name]
    const [title, to] = TEMPLATE_TITLES[name]
    const titles = buttons.map(button => button.title)
    const { count, failed } = countOf(name)
    return {
      ...{ name, title, to: READERS[to], count, failed },
      buttons: [...(header === 'DOCUMENT' ? ['PDF'] : []), ...titles].join(' · '),
      ...(isKnown ? standingOf(check, name) : { standing: 'unknown', status: 'Sin consultar', detail: null }),
    }
  })
  const order = (row: TemplateRow) => (row.standing === 'approved' || row.standing === 'unknown' ? 1 : 0)
  return {
    rows: rows.sort((a, b) => order(a) - order(b) || b.count - a.count),
    free: countOf(null),
    checkedAt: check?.checkedAt ?? null,
    failure: check?.failure ?? null,
    isAskable,
  }
}

function standingOf(
  { templates }: AccountCheck,
  name: string,
): Pick<TemplateRow, 'standing' | 'status' | 'detail'> {
  const template = templates.find(each => each.name === name)
  if (!template)
    return {
      standing: 'missing',
      status: 'Falta',
      detail: `No está en la cuenta: npm run whatsapp -- templates. ${BY_EMAIL}`,
    }
  const status = capitalised(templateStatusText(template.status))
  if (template.status === 'APPROVED')
    return template.isOurs
      ? { standing: 'approved', status, detail: null }
      : { standing: 'other', status: 'Distinta', detail: 'En la cuenta tiene otro texto u otros botones.' }
  if (template.status === 'REJECTED')
    return {
      standing: 'rejected',
      status,
      detail: `${capitalised(rejectionText(template.reason))}. ${BY_EMAIL}`,
    }
  const isReviewing = template.status === 'PENDING' || template.status === 'IN_APPEAL'
  return { standing: isReviewing ? 'reviewing' : 'rejected', status, detail: BY_EMAIL }
}
