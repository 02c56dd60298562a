// Issue 37: whether what people are told arrives, by channel; `dias` 1, 7 or 28, `canal` of the failures, `ver=todas` of them.
import { redirect } from 'react-router'
import { CHANNELS_PATH } from '#accounts/domain/panel-paths.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import {
  REPORT_PERIODS,
  REPORTED_CHANNELS,
  type ReportPeriod,
  reportPeriodFrom,
  unreached,
} from '#moderation/domain/channel-report.ts'
import { FAILURES_READ } from '#moderation/persistence/channel-failures.server.ts'
import { ChannelTable } from '#moderation/ui/channels/channel-table.tsx'
import { dossierPathOf, FailureList } from '#moderation/ui/channels/failure-list.tsx'
import { TemplateTable } from '#moderation/ui/channels/template-table.tsx'
import { FailureReasons, WhatsappPeople } from '#moderation/ui/channels/whatsapp-parts.tsx'
import { askWhatsappAccount } from '#moderation/use-cases/ask-whatsapp-account.server.ts'
import { CHANNEL_LABELS, introText, PERIOD_LABELS, unreachedText } from '#moderation/wording/channels.ts'
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
import { dayText } from '#platform/wording/dates.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/channels'
import { findChannelReport } from './channel-report.server.ts'

interface View {
  readonly days: ReportPeriod
  readonly channel: Channel | null
  readonly isWhole: boolean
}

function viewFrom(query: URLSearchParams): View {
  return {
    days: reportPeriodFrom(query.get('dias')),
    channel: REPORTED_CHANNELS.find(each => each === CHANNEL_OF[query.get('canal') ?? '']) ?? null,
    isWhole: query.get('ver') === 'todas',
  }
}

/** In addresses. */
const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  whatsapp: 'whatsapp',
  email: 'correo',
  push: 'aparato',
}
const CHANNEL_OF = Object.fromEntries(REPORTED_CHANNELS.map(each => [CHANNEL_WORDS[each], each]))

function pathOf({ days, channel, isWhole }: View): string {
  const query = new URLSearchParams()
  if (days !== 1) query.set('dias', String(days))
  if (channel) query.set('canal', CHANNEL_WORDS[channel])
  if (isWhole) query.set('ver', 'todas')
  const text = query.toString()
  return text === '' ? CHANNELS_PATH : `${CHANNELS_PATH}?${text}`
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const view = viewFrom(url.searchParams)
  const now = services.now()
  const report = await findChannelReport(services, view.days, now)
  const lost = report.failures && unreached(report.failures)
  const failures = report.failures?.filter(each => view.channel === null || each.channel === view.channel)
  return {
    view,
    now,
    report: { ...report, failures: failures ?? null },
    isCut: (report.failures?.length ?? 0) >= FAILURES_READ,
    lost: lost ?? [],
  }
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
  const { view, now, report, isCut, lost } = loaderData
  const { channels, failures, reasons, reach, templates } = report
  const { days, channel } = view
  const failuresPath = (of: Channel) => `${pathOf({ days, channel: of, isWhole: true })}#fallas`
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
            to: pathOf({ days: each, channel: null, isWhole: false }),
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
        <ChannelTable channels={channels} now={now} failuresPath={failuresPath} />
        {reasons !== undefined && (
          <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-2">
            <FailureReasons
              reasons={reasons}
              sent={channels?.find(each => each.channel === 'whatsapp')?.counts.sent ?? null}
              failuresPath={failuresPath('whatsapp')}
            />
            <WhatsappPeople reach={reach ?? null} />
          </div>
        )}
        <FailureList
          failures={failures}
          now={now}
          filter={channel && `por ${CHANNEL_LABELS[channel]}`}
          isWhole={view.isWhole}
          allPath={`${pathOf({ days, channel: null, isWhole: true })}#fallas`}
          isCut={isCut}
        />
        {templates !== undefined && (
          <TemplateTable templates={templates} period={PERIOD_LABELS[days]} now={now} />
        )}
      </div>
    </QueuePage>
  )
}
