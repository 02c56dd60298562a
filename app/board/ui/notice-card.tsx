// 'Avisos que fallaron', by channel.
import { type ChannelFailures, isFailingOften } from '#board/domain/board.ts'
import { failuresPath } from '#board/domain/board-paths.ts'
import type { Stretch } from '#board/domain/stretch.ts'
import { ComparedCells, EmptyPart } from '#board/ui/figures.tsx'
import { EMPTY } from '#board/wording/board.ts'
import { CHANNEL_ICONS } from '#moderation/ui/channels/channel-table.tsx'
import { HEAD_ROW, HeadCell, ReportCard } from '#moderation/ui/report-card.tsx'
import { CHANNEL_LABELS } from '#moderation/wording/channels.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

export function NoticeCard({
  channels,
  days,
}: {
  channels: readonly ChannelFailures[] | null
  days: Stretch
}) {
  const sent = channels?.reduce((sum, each) => sum + each.sent, 0) ?? 0
  const isEmpty = sent === 0 && channels?.every(({ failed }) => failed.before === 0)
  return (
    <ReportCard
      id="avisos"
      title="Avisos que fallaron"
      note={channels && !isEmpty ? `de ${numberText(sent)} enviados` : undefined}
      act={
        <TextLink to={failuresPath(days)}>
          Avisos
          <Icon of="arrow-right" size={18} className="ml-1.5" />
        </TextLink>
      }
    >
      {channels &&
        (isEmpty ? (
          <EmptyPart>{EMPTY.notices}</EmptyPart>
        ) : (
          <table className="w-full text-label">
            <thead className="max-md:sr-only">
              <tr className={HEAD_ROW}>
                <HeadCell>Canal</HeadCell>
                <HeadCell isFigure>Fallaron</HeadCell>
                <HeadCell isFigure>Antes</HeadCell>
              </tr>
            </thead>
            <tbody>
              {channels.map(each => (
                <tr key={each.channel} className="border-t border-paper-200">
                  <th scope="row" className="h-11 py-1 pl-4 text-left font-semibold md:pl-6">
                    <span className="flex items-center gap-2">
                      <Icon of={CHANNEL_ICONS[each.channel]} size={18} className="text-petrol-600" />
                      {CHANNEL_LABELS[each.channel]}
                    </span>
                  </th>
                  <ComparedCells
                    {...each.failed}
                    to={failuresPath(days, each.channel)}
                    of={`fallaron por ${CHANNEL_LABELS[each.channel]}`}
                    isRed={isFailingOften(each)}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </ReportCard>
  )
}
