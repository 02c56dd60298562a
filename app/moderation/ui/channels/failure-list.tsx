import { Link } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import type { FailedNotice } from '#moderation/domain/channel-report.ts'
import { CHANNEL_ICONS } from '#moderation/ui/channels/channel-table.tsx'
import { ReportCard } from '#moderation/ui/report-card.tsx'
import { CHANNEL_LABELS, insteadText, shortMomentText, topicText } from '#moderation/wording/channels.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

export const dossierPathOf = ({ uid, isTechnician }: Pick<FailedNotice, 'isTechnician'> & { uid: string }) =>
  isTechnician ? technicianDossierPath(uid) : userDossierPath(uid)

/** Shown before all are asked for. */
const ROWS_SHOWN = 6

const COLUMNS =
  'md:grid md:grid-cols-[minmax(4rem,auto)_minmax(0,1.5fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.7fr)] md:items-center md:gap-x-4'

interface FailureListProps {
  failures: readonly FailedNotice[] | null
  now: Date
  /** 'por WhatsApp', 'por WhatsApp: Nos bloqueó' */
  filter: string | null
  /** True: `ver=todas`. */
  isWhole: boolean
  allPath: string
  /** There may be earlier ones. */
  isCut: boolean
}

export function FailureList({ failures, now, filter, isWhole, allPath, isCut }: FailureListProps) {
  const shown = failures && (isWhole ? failures : failures.slice(0, ROWS_SHOWN))
  const more = (failures?.length ?? 0) - (shown?.length ?? 0)
  return (
    <ReportCard
      id="fallas"
      title={filter ? `Últimas fallas ${filter}` : 'Últimas fallas'}
      note="Quién no lo recibió por su canal y por dónde le llegó"
      act={filter && <TextLink to={allPath}>Ver todas</TextLink>}
    >
      {shown && (
        <>
          {shown.length === 0 && (
            <p className="px-4 pb-5 text-label text-ink-600 md:px-6">No ha fallado nada.</p>
          )}
          {shown.length > 0 && (
            <div
              aria-hidden="true"
              className={`bg-paper-100 px-6 py-2.5 text-support font-bold text-ink-700 max-md:hidden ${COLUMNS}`}
            >
              {['Hora', 'A quién', 'Qué', 'Canal', 'Por qué', 'Qué se hizo'].map(title => (
                <span key={title}>{title}</span>
              ))}
            </div>
          )}
          <ul>
            {shown.map((failure, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without state
              <FailureRow key={index} failure={failure} now={now} />
            ))}
          </ul>
          {more > 0 && (
            <div className="border-t border-paper-200 px-4 py-1.5 md:px-6">
              <TextLink to={allPath} preventScrollReset>
                Ver las {numberText(more + shown.length)}
                <Icon of="arrow-right" size={18} className="ml-1.5" />
              </TextLink>
            </div>
          )}
          {isWhole && isCut && (
            <p className="border-t border-paper-200 px-4 py-3 text-support text-ink-600 md:px-6">
              Son las {numberText(shown.length)} últimas; hubo más antes.
            </p>
          )}
        </>
      )}
    </ReportCard>
  )
}

function FailureRow({ failure, now }: { failure: FailedNotice; now: Date }) {
  const { channel, topic, reason } = failure
  return (
    <li
      className={`border-t border-paper-200 px-4 py-3 text-label max-md:leading-6 md:min-h-11 md:px-6 md:py-1 ${COLUMNS}`}
    >
      <Who notice={failure} now={now} />
      <span className="max-md:dots md:contents">
        <span>{topicText(topic)}</span>
        <span className="inline-flex items-center gap-1.5 text-ink-700">
          <Icon of={CHANNEL_ICONS[channel]} size={16} />
          {channel === 'push' ? 'Aparato' : CHANNEL_LABELS[channel]}
        </span>
        <span className="text-ink-700">{reason}</span>
      </span>
      <span className="max-md:block">
        <InsteadOf failure={failure} now={now} />
      </span>
    </li>
  )
}

interface WhoProps {
  notice: Pick<FailedNotice, 'at' | 'uid' | 'name' | 'isTechnician'>
  now: Date
}

/** When and to whom. */
export function Who({ notice, now }: WhoProps) {
  const { at, uid, name } = notice
  return (
    <span className="flex items-center gap-2 md:contents">
      <span className="font-bold tabular-nums md:whitespace-nowrap">{shortMomentText(at, now)}</span>
      {uid ? (
        <Link
          to={dossierPathOf({ ...notice, uid })}
          className="-my-2.5 inline-flex min-h-11 min-w-0 items-center font-semibold md:my-0 wrap-anywhere text-petrol-600 hover:underline"
        >
          <bdi>{name || uid}</bdi>
        </Link>
      ) : (
        <span className="text-ink-600">Sin cuenta</span>
      )}
    </span>
  )
}

function InsteadOf({ failure: { instead }, now }: { failure: FailedNotice; now: Date }) {
  const text = insteadText(instead, now)
  if (instead.kind === 'nothing')
    return (
      <Badge tone="red" icon="triangle-alert">
        {text}
      </Badge>
    )
  const [colour, icon] =
    instead.kind === 'sent'
      ? (['text-green-700', 'circle-check'] as const)
      : (['text-ink-600', instead.kind === 'waiting' ? 'hourglass' : 'minus'] as const)
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
      <Icon of={icon} size={16} className="shrink-0" />
      {text}
    </span>
  )
}
