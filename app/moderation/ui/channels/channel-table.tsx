import { Link } from 'react-router'
import type { ChannelState } from '#moderation/domain/channel-report.ts'
import type { ChannelRow } from '#moderation/domain/channel-view.ts'
import { CELL, ChannelCard, FIGURE_CELL, HEAD_CELL, HEAD_ROW } from '#moderation/ui/channels/channel-card.tsx'
import { CHANNEL_LABELS, stateDetail, stateText } from '#moderation/wording/channels.ts'
import type { Channel } from '#platform/domain/notification.ts'
import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

export const CHANNEL_ICONS: Readonly<Record<Channel, IconName>> = {
  whatsapp: 'message-circle',
  email: 'mail',
  push: 'bell-ring',
}

const STATES: Readonly<Record<ChannelState['kind'], BadgeStyle>> = {
  works: { tone: 'green', icon: 'circle-check' },
  slow: { tone: 'amber', icon: 'hourglass' },
  gone: { tone: 'amber', icon: 'triangle-alert' },
  down: { tone: 'red', icon: 'triangle-alert' },
  off: { tone: 'slate', icon: 'minus' },
}

interface ChannelTableProps {
  channels: readonly ChannelRow[] | null
  now: Date
  /** Of the list of its failures. */
  failuresPath: (channel: Channel) => string
}

export function ChannelTable({ channels, now, failuresPath }: ChannelTableProps) {
  return (
    <ChannelCard id="canales" title="Canales">
      {channels && (
        <table className="w-full text-label">
          <thead>
            <tr className={HEAD_ROW}>
              <th scope="col" className={HEAD_CELL}>
                Canal
              </th>
              <th scope="col" className={`${HEAD_CELL} max-md:hidden`}>
                Cómo está
              </th>
              {['Enviados', 'Entregados', 'Leídos'].map(title => (
                <th key={title} scope="col" className={`${HEAD_CELL} text-right! max-md:hidden`}>
                  {title}
                </th>
              ))}
              <th scope="col" className={`${HEAD_CELL} text-right!`}>
                Fallaron
              </th>
              <th scope="col" className={`${HEAD_CELL} text-right! max-md:hidden`}>
                Esperan
              </th>
            </tr>
          </thead>
          <tbody>
            {channels.map(row => (
              <Row key={row.channel} row={row} now={now} to={failuresPath(row.channel)} />
            ))}
          </tbody>
        </table>
      )}
    </ChannelCard>
  )
}

function Row({ row, now, to }: { row: ChannelRow; now: Date; to: string }) {
  const { channel, detail, state, counts } = row
  const isOff = state.kind === 'off' && counts.sent === 0
  return (
    <tr className="border-t border-paper-200">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex min-h-11 items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-8 bg-petrol-50 text-petrol-600">
            <Icon of={CHANNEL_ICONS[channel]} size={18} />
          </span>
          <span className="min-w-0">
            <span className="block font-bold">{CHANNEL_LABELS[channel]}</span>
            {detail && <span className="block text-support wrap-anywhere text-ink-600">{detail}</span>}
            <span className="mt-1 block md:hidden">
              <State channel={channel} state={state} now={now} />
            </span>
          </span>
        </span>
      </th>
      <td className={`${CELL} max-md:hidden`}>
        <State channel={channel} state={state} now={now} />
      </td>
      {[counts.sent, counts.delivered, counts.read].map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns
        <td key={index} className={`${FIGURE_CELL} max-md:hidden`}>
          <Figure count={isOff ? null : count} />
        </td>
      ))}
      <td className={`${FIGURE_CELL} relative`}>
        {counts.failed > 0 ? (
          <Link
            to={to}
            className="font-bold text-red-600 after:absolute after:inset-0 hover:underline"
            aria-label={`${numberText(counts.failed)} fallaron por ${CHANNEL_LABELS[channel]}: verlas`}
          >
            {numberText(counts.failed)}
          </Link>
        ) : (
          <Figure count={isOff ? null : 0} />
        )}
      </td>
      <td className={`${FIGURE_CELL} max-md:hidden`}>
        <Figure count={isOff ? null : counts.waiting} />
      </td>
    </tr>
  )
}

/** A dash where the channel cannot know. */
function Figure({ count }: { count: number | null }) {
  if (count === null)
    return (
      <span className="text-ink-600">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No se sabe</span>
      </span>
    )
  return <span className={count === 0 ? 'text-ink-600' : 'font-bold'}>{numberText(count)}</span>
}

function State({ channel, state, now }: { channel: Channel; state: ChannelState; now: Date }) {
  const detail = stateDetail(channel, state)
  return (
    <>
      <Badge {...STATES[state.kind]}>{stateText(state, now)}</Badge>
      {detail && <span className="mt-1 block text-support text-ink-600">{detail}</span>}
    </>
  )
}
