// Whether what people are told arrives, by channel; `dias` 1, 7 or 28. Each figure leads to what it counts: of the failures `canal`,
// `motivo`, `plantilla` and `ver=todas`; with `estado` it is what was sent, and how far it came.
import { redirect } from 'react-router'
import { CHANNELS_PATH } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import {
  NO_TEMPLATE,
  REPORT_PERIODS,
  REPORTED_CHANNELS,
  type ReportPeriod,
  reportPeriodFrom,
  SENT_STATES,
  type SentFilter,
  type SentState,
  unreached,
} from '#moderation/domain/channel-report.ts'
import { FAILURES_READ } from '#moderation/persistence/channel-failures.server.ts'
import { SENT_READ } from '#moderation/persistence/channel-sent.server.ts'
import { ChannelTable } from '#moderation/ui/channels/channel-table.tsx'
import { dossierPathOf, FailureList } from '#moderation/ui/channels/failure-list.tsx'
import { SentList } from '#moderation/ui/channels/sent-list.tsx'
import { TemplateTable } from '#moderation/ui/channels/template-table.tsx'
import { FailureReasons, WhatsappPeople } from '#moderation/ui/channels/whatsapp-parts.tsx'
import { askWhatsappAccount } from '#moderation/use-cases/ask-whatsapp-account.server.ts'
import {
  CHANNEL_LABELS,
  introText,
  PERIOD_LABELS,
  SENT_LABELS,
  unreachedText,
} from '#moderation/wording/channels.ts'
import { MODERATION_REFUSALS } from '#moderation/wording/outcomes.ts'
import type { Channel } from '#platform/domain/notification.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf } from '#platform/http/request-form.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { PillLinks } from '#platform/ui/pill-links.tsx'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { TEMPLATE_NAMES } from '#platform/whatsapp/template-account.ts'
import { TEMPLATE_TITLES } from '#platform/whatsapp/template-titles.ts'
import { dayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/channels'
import { findChannelReport, findSent } from './channel-report.server.ts'

interface View {
  readonly days: ReportPeriod
  readonly channel?: Channel | undefined
  /** Of the failures, in words. */
  readonly reason?: string | undefined
  readonly template?: string | undefined
  /** Null: the failures are shown. */
  readonly state?: SentState | undefined
  readonly isWhole?: boolean
}

function viewFrom(query: URLSearchParams): View {
  const word = (name: string) => query.get(name) ?? ''
  return {
    days: reportPeriodFrom(query.get('dias')),
    channel: REPORTED_CHANNELS.find(each => CHANNEL_WORDS[each] === word('canal')),
    state: SENT_STATES.find(each => STATE_WORDS[each] === word('estado')),
    template: [...TEMPLATE_NAMES, NO_TEMPLATE].find(each => each === word('plantilla')),
    reason: query.get('motivo') ?? undefined,
    isWhole: word('ver') === 'todas',
  }
}

/** In addresses. */
const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  whatsapp: 'whatsapp',
  email: 'correo',
  push: 'aparato',
}
const STATE_WORDS: Readonly<Record<SentState, string>> = {
  sent: 'enviados',
  delivered: 'entregados',
  read: 'leidos',
  waiting: 'esperan',
}

function pathOf({ days, channel, state, template, reason, isWhole }: View): string {
  const query = new URLSearchParams()
  if (days !== 1) query.set('dias', String(days))
  if (channel) query.set('canal', CHANNEL_WORDS[channel])
  if (state) query.set('estado', STATE_WORDS[state])
  if (template) query.set('plantilla', template)
  if (reason) query.set('motivo', reason)
  if (isWhole) query.set('ver', 'todas')
  const text = query.toString()
  return text === '' ? CHANNELS_PATH : `${CHANNELS_PATH}?${text}`
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const view = viewFrom(url.searchParams)
  const now = services.now()
  const filter = sentFilterOf(view)
  const [report, sent] = await Promise.all([
    findChannelReport(services, view.days, now),
    filter ? findSent(services, filter, view.days, now) : undefined,
  ])
  const lost = report.failures && unreached(report.failures)
  // A reason that is none of this page is in nobody's words.
  const reason = report.reasons?.find(({ text }) => text === view.reason)?.text
  const template = view.template === NO_TEMPLATE ? null : view.template
  const failures = report.failures?.filter(
    each =>
      (!view.channel || each.channel === view.channel) &&
      (!reason || each.reason === reason) &&
      (template === undefined || each.template === template),
  )
  return {
    view: { ...view, reason },
    now,
    report: { ...report, failures: failures ?? null },
    isCut: (report.failures?.length ?? 0) >= FAILURES_READ,
    lost: lost ?? [],
    sent,
    isSentCut: (sent?.length ?? 0) >= SENT_READ,
    templateTitle: titleOf(view.template),
  }
}

function sentFilterOf({ channel, state, template }: View): SentFilter | null {
  if (!channel || !state || (channel !== 'whatsapp' && state !== 'sent')) return null
  return { channel, state, template: template === NO_TEMPLATE ? null : template }
}

function titleOf(template: string | undefined): string | null {
  if (template === NO_TEMPLATE) return 'Respuestas en el chat'
  const name = TEMPLATE_NAMES.find(each => each === template)
  return name ? TEMPLATE_TITLES[name][0] : null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { act } = await formOf(request, ['act'])
  const refuse = (outcome: { code: 'moderation-not-admin' | 'moderation-failed' }) =>
    answerRefusal(MODERATION_REFUSALS, outcome, failure => ({ failure }))
  if (act !== 'consultar') return refuse({ code: 'moderation-failed' })
  const outcome = await askWhatsappAccount(context.get(servicesContext), viewer)
  if (!outcome.ok) return refuse(outcome)
  throw redirect(`${pathOf(viewFrom(url.searchParams))}#plantillas`)
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Avisos')

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  useLivePanel()
  const { view, now, report, isCut, lost, sent, isSentCut, templateTitle } = loaderData
  const { channels, failures, reasons, reach, templates } = report
  const { days, channel, state, reason } = view
  const failuresPath = (of: Omit<View, 'days'>) => `${pathOf({ days, ...of, isWhole: true })}#fallas`
  const sentPath = (of: Omit<View, 'days'>) => `${pathOf({ days, ...of })}#lista`
  const detail = reason ?? templateTitle
  const filter = channel && `por ${CHANNEL_LABELS[channel]}${detail ? `: ${detail}` : ''}`
  const [first] = lost
  return (
    <QueuePage
      title="Avisos"
      isWide
      intro={introText(days, dayText(bogotaDate(now)), now)}
      parts={
        <PillLinks
          label="Periodo"
          links={REPORT_PERIODS.map(each => ({
            to: pathOf({ days: each }),
            label: PERIOD_LABELS[each],
            isCurrent: each === days,
          }))}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4 md:gap-5">
        {actionData?.failure && <Message kind="error">{actionData.failure}</Message>}
        {first && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-12 border border-amber-200 bg-amber-50 px-4 py-2.5 text-label font-semibold text-primary-800 md:px-6"
          >
            <span className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
              <Icon of="triangle-alert" className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{unreachedText(lost, now)}</span>
            </span>
            {first.uid && (
              <ButtonLink kind="white" to={dossierPathOf({ ...first, uid: first.uid })}>
                Abrir su ficha
              </ButtonLink>
            )}
          </div>
        )}
        <ChannelTable
          channels={channels}
          now={now}
          failuresPath={of => failuresPath({ channel: of })}
          sentPath={of => sentPath({ ...of, template: undefined })}
        />
        {reasons !== undefined && (
          <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-2">
            <FailureReasons
              reasons={reasons}
              sent={channels?.find(each => each.channel === 'whatsapp')?.counts.sent ?? null}
              failuresPath={failuresPath({ channel: 'whatsapp' })}
              reasonPath={of => failuresPath({ channel: 'whatsapp', reason: of })}
            />
            <WhatsappPeople reach={reach ?? null} />
          </div>
        )}
        {sent !== undefined && channel && state ? (
          <SentList
            sent={sent}
            now={now}
            title={`${SENT_LABELS[state]} ${filter}`}
            failuresPath={failuresPath({ channel })}
            isCut={isSentCut}
          />
        ) : (
          <FailureList
            failures={failures}
            now={now}
            filter={filter ?? null}
            isWhole={view.isWhole === true}
            allPath={failuresPath({})}
            isCut={isCut}
          />
        )}
        {templates !== undefined && (
          <TemplateTable
            templates={templates}
            period={PERIOD_LABELS[days]}
            now={now}
            paths={{
              sent: template => sentPath({ channel: 'whatsapp', state: 'sent', template }),
              failures: template => failuresPath({ channel: 'whatsapp', template }),
            }}
          />
        )}
      </div>
    </QueuePage>
  )
}
