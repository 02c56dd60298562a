// What the page of a visit is for both sides: the way back, its columns, and the conversation.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { bogotaDate } from '#platform/domain/time.ts'
import { BackLink } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { News } from '#platform/ui/live/news.tsx'
import { OfflineNote } from '#platform/ui/offline/offline-note.tsx'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import type { WhatsappThread } from '#visits/domain/message-delivery.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import type { MessagePage, VisitSide } from '#visits/domain/visit-message.ts'
import { type VisitAnswer, VisitMessages } from '#visits/ui/visit-messages.tsx'
import { WaitingActs } from '#visits/ui/waiting-acts.tsx'
import { type VisitReading, visitNews } from '#visits/wording/visit-news.ts'

/** What the page of a visit has of it for either side. */
export interface ShownVisit {
  facts: VisitFacts
  conversation: MessagePage
  /** Null where the operator has not set it up. */
  whatsapp: WhatsappThread | null
  /** Why nothing can be written any more; null when it can. */
  closed: string | null
  formKey: string
  now: Date
  answer: VisitAnswer | null | undefined
}

interface VisitFrameProps extends ShownVisit {
  side: VisitSide
  visit: ListedBooking & { readonly unreadMessages: number }
  other: { readonly name: string; readonly fotoURL: string | null; readonly callLink: string | null }
  /** What is told of it besides, when it changes. */
  told: Pick<VisitReading, 'situation' | 'stepText' | 'caseText'>
  /** The conversation is folded. */
  isFolded: boolean
  /** The children stand alone in their column; all else is beside them. */
  isAllBeside?: boolean
  aside: ReactNode
  /** Under the conversation. */
  below?: ReactNode
  children: ReactNode
}

const BACK = {
  client: { to: '/mis-reservas', text: 'Mis reservas' },
  technician: { to: '/agenda', text: 'Agenda' },
}

export function VisitFrame(props: VisitFrameProps) {
  const {
    side,
    visit,
    facts,
    other,
    told,
    conversation,
    whatsapp,
    closed,
    formKey,
    now,
    answer,
    isFolded,
    isAllBeside = false,
    aside,
    below,
  } = props
  const { to, text } = BACK[side]
  return (
    <News
      key={visit.key}
      reading={{ visit, facts, conversation, name: other.name, now, ...told }}
      newsOf={NEWS[side]}
    >
      <div className="container-72.5 pt-2 pb-12 md:pt-3.5 md:pb-16">
        <BackLink to={to}>{text}</BackLink>
        <OfflineNote
          className="mt-1"
          text="Así estaba la visita. Lo que escribas se envía al volver la señal."
        />
        <WaitingActs page={`${to}/${visit.key}`} />
        {/* Beside each other from the width of a tablet on: the visit, and its facts. */}
        <div
          className={`mt-1 grid grid-cols-1 items-start gap-x-6 tablet:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_22.75rem] ${isAllBeside ? BESIDE.grid : 'tablet:grid-rows-[auto_1fr]'}`}
        >
          <div className={`min-w-0 ${isAllBeside ? BESIDE.alone : ''}`}>{props.children}</div>
          {/* On phones its last part comes after the messages. */}
          <aside className={isAllBeside ? 'contents' : 'grid gap-4 max-tablet:contents tablet:row-span-2'}>
            {aside}
          </aside>
          <div
            className={`min-w-0 ${isAllBeside ? 'mt-3' : side === 'client' ? spaceAbove(visit.status, isFolded) : isFolded ? 'tablet:mt-4' : ''}`}
          >
            <FoldedPart
              folded={isFolded}
              label="Mensajes"
              icon="message-circle"
              count={conversation.total}
              anchor="mensajes"
              open={visit.unreadMessages > 0 || answer?.act === 'mensaje' || !conversation.isNewest}
            >
              <VisitMessages
                visitKey={visit.key}
                conversation={conversation}
                whatsapp={whatsapp}
                callHref={visit.date === bogotaDate(now) ? other.callLink : null}
                side={side}
                other={other}
                isOver={visit.status === 'completada' || visit.status === 'cancelada'}
                closed={closed}
                today={bogotaDate(now)}
                formKey={formKey}
                answer={answer}
              />
            </FoldedPart>
            {below}
          </div>
        </div>
      </div>
    </News>
  )
}

/** One column of its own, and the others under one another in the second: the page of a visit has fewer than eight. */
const BESIDE = {
  grid: 'tablet:grid-rows-[repeat(7,auto)_1fr] tablet:[&>*]:col-start-2 tablet:[&>aside>*]:col-start-2',
  alone: 'tablet:col-start-1! tablet:row-[1/span_8]',
}

const NEWS = {
  client: (before: VisitReading, after: VisitReading) => visitNews('client', before, after).join(' '),
  technician: (before: VisitReading, after: VisitReading) => visitNews('technician', before, after).join(' '),
}

/** A row among others, or the first of them. */
function spaceAbove(status: ListedBooking['status'], isFolded: boolean): string {
  if (status === 'completada') return 'mt-5'
  return isFolded ? 'mt-3 tablet:mt-5' : ''
}

interface FoldedPartProps {
  /** False: the content as it is. */
  folded: boolean
  label: string
  icon: IconName
  count?: number
  /** '$ 157.000' */
  amount?: string
  /** 'hasta las 19:00' */
  hint?: string
  open?: boolean
  /** An id inside: a link to it opens the part. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** What is seldom read once the visit is over. */
export function FoldedPart(props: FoldedPartProps) {
  const {
    folded,
    label,
    icon,
    count = 0,
    amount,
    hint,
    open = false,
    anchor,
    className = '',
    children,
  } = props
  const { hash } = useLocation()
  // The server knows no hash.
  const isAskedFor = useHydrated() && anchor !== undefined && hash === `#${anchor}`
  if (!folded) return children
  return (
    <details open={open || isAskedFor} className={`group/part ${className}`}>
      <summary className="flex min-h-13 group-open/part:mb-3 list-none items-center gap-3.5 rounded-16 border border-paper-200 bg-white px-4 shadow-1 sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="text-petrol-600" />
        <span className="flex-1 text-label font-bold">{label}</span>
        {amount && <span className="text-body font-extrabold whitespace-nowrap">{amount}</span>}
        {hint && <span className="text-support text-ink-600">{hint}</span>}
        {count > 0 && <span className="text-support text-ink-600">{count}</span>}
        <Icon of="chevron-down" size={18} className="text-ink-600 group-open/part:rotate-180" />
      </summary>
      <div className="[&>section]:mt-0">{children}</div>
    </details>
  )
}
