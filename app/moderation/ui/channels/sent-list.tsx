import type { SentNotice } from '#moderation/domain/channel-report.ts'
import { Who } from '#moderation/ui/channels/failure-list.tsx'
import { ReportCard } from '#moderation/ui/report-card.tsx'
import { MESSAGE_STATES, topicText } from '#moderation/wording/channels.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { numberText } from '#platform/wording/price.ts'

const COLUMNS =
  'md:grid md:grid-cols-[minmax(4rem,auto)_minmax(0,1.5fr)_minmax(0,1.5fr)_minmax(0,1fr)] md:items-center md:gap-x-4'

interface SentListProps {
  sent: readonly SentNotice[] | null
  now: Date
  title: string
  failuresPath: string
  /** There may be earlier ones. */
  isCut: boolean
}

/** What a figure counts, one by one. */
export function SentList({ sent, now, title, failuresPath, isCut }: SentListProps) {
  return (
    <ReportCard
      id="lista"
      title={title}
      note="A quién y qué, lo último primero"
      act={<TextLink to={failuresPath}>Ver las fallas</TextLink>}
    >
      {sent && (
        <>
          {sent.length === 0 && <p className="px-4 pb-5 text-label text-ink-600 md:px-6">No hay ninguno.</p>}
          {sent.length > 0 && (
            <div
              aria-hidden="true"
              className={`bg-paper-100 px-6 py-2.5 text-support font-bold text-ink-700 max-md:hidden ${COLUMNS}`}
            >
              {['Hora', 'A quién', 'Qué', 'Cómo va'].map(column => (
                <span key={column}>{column}</span>
              ))}
            </div>
          )}
          <ul>
            {sent.map((notice, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: rows without state
                key={index}
                className={`border-t border-paper-200 px-4 py-3 text-label max-md:leading-6 md:min-h-11 md:px-6 md:py-1 ${COLUMNS}`}
              >
                <Who notice={notice} now={now} />
                <span className="max-md:dots md:contents">
                  <span>{topicText(notice.topic)}</span>
                  <span className={notice.state === 'failed' ? 'font-semibold text-red-600' : 'text-ink-700'}>
                    {MESSAGE_STATES[notice.state]}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {isCut && (
            <p className="border-t border-paper-200 px-4 py-3 text-support text-ink-600 md:px-6">
              Son los {numberText(sent.length)} últimos; hubo más antes.
            </p>
          )}
        </>
      )}
    </ReportCard>
  )
}
