import type { ComponentProps } from 'react'
import type { ChannelState, SentFilter, SentState } from '#moderation/domain/channel-report.ts'
import type { ChannelRow } from '#moderation/domain/channel-view.ts'
import {
  CELL,
  FIGURE_CELL,
  HEAD_ROW,
  HeadCell,
  LinkedFigure,
  ReportCard,
} from '#moderation/ui/report-card.tsx'
import { CHANNEL_LABELS, SENT_LABELS, stateDetail, stateText } from '#moderation/wording/channels.ts'
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
  sentPath: (filter: SentFilter) => string
}

export function ChannelTable({ channels, now, failuresPath, sentPath }: ChannelTableProps) {
  return (
    <ReportCard id="canales" title="Canales">
      {channels && (
        <table className="w-full text-label">
          <thead>
            <tr className={HEAD_ROW}>
              <HeadCell>Canal</HeadCell>
              <HeadCell className="max-md:hidden">Cómo está</HeadCell>
              {(['sent', 'delivered', 'read'] as const).map(state => (
                <HeadCell key={state} isFigure className="max-md:hidden">
                  {SENT_LABELS[state]}
                </HeadCell>
              ))}
              <HeadCell isFigure className="max-md:pr-4">
                Fallaron
              </HeadCell>
              <HeadCell isFigure className="max-md:hidden">
                Esperan
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {channels.map(row => (
              <Row key={row.channel} row={row} now={now} to={failuresPath(row.channel)} sentPath={sentPath} />
            ))}
          </tbody>
        </table>
      )}
    </ReportCard>
  )
}

interface RowProps extends Pick<ChannelTableProps, 'now' | 'sentPath'> {
  row: ChannelRow
  /** Of its failures. */
  to: string
}

function Row({ row, now, to, sentPath }: RowProps) {
  const { channel, detail, state, counts } = row
  const of = (sent: SentState) => `${SENT_LABELS[sent].toLowerCase()} por ${CHANNEL_LABELS[channel]}`
  const isOff = state.kind === 'off' && counts.sent === 0
  return (
    <tr className="border-t border-paper-200">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex min-h-11 items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-8 bg-petrol-50 text-petrol-600 max-md:hidden">
            <Icon of={CHANNEL_ICONS[channel]} size={18} />
          </span>
          <span className="min-w-0">
            <span className="flex items-center gap-2 font-bold">
              <Icon of={CHANNEL_ICONS[channel]} size={18} className="text-petrol-600 md:hidden" />
              {CHANNEL_LABELS[channel]}
            </span>
            <span className="my-1 block md:hidden">
              <State channel={channel} state={state} now={now} />
            </span>
            {detail && <span className="block text-support wrap-anywhere text-ink-600">{detail}</span>}
          </span>
        </span>
      </th>
      <td className={`${CELL} max-md:hidden`}>
        <State channel={channel} state={state} now={now} />
      </td>
      {(['sent', 'delivered', 'read'] as const).map(state => (
        <td key={state} className={`${FIGURE_CELL} relative max-md:hidden`}>
          <Figure count={isOff ? null : counts[state]} to={sentPath({ channel, state })} of={of(state)} />
        </td>
      ))}
      <td className={`${FIGURE_CELL} relative max-md:pr-4`}>
        <Figure
          count={isOff ? null : counts.failed}
          to={to}
          of={`fallaron por ${CHANNEL_LABELS[channel]}`}
          isRed
        />
      </td>
      <td className={`${FIGURE_CELL} relative max-md:hidden`}>
        {channel === 'whatsapp' ? (
          <Figure
            count={isOff ? null : counts.waiting}
            to={sentPath({ channel, state: 'waiting' })}
            of={of('waiting')}
          />
        ) : (
          // Jobs: the queue knows no people.
          <span className="text-ink-600">{isOff ? <Unknown /> : numberText(counts.waiting)}</span>
        )}
      </td>
    </tr>
  )
}

/** A dash where the channel cannot know. */
function Figure({
  count,
  ...link
}: Omit<ComponentProps<typeof LinkedFigure>, 'count'> & { count: number | null }) {
  return count === null ? <Unknown /> : <LinkedFigure count={count} {...link} />
}

function Unknown() {
  return (
    <span className="text-ink-600">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No se sabe</span>
    </span>
  )
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
