import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import { ModerationBadge } from '#moderation/ui/moderation-badge.tsx'
import { historyPath, PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { openReportsText, shortDayText } from '#moderation/wording/worklist.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { isLongWait } from '#platform/domain/waits.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button, type ButtonKind, ButtonLink, ToPerson } from '#platform/ui/basics/button.tsx'
import { EmailText } from '#platform/ui/basics/email-text.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { waitText } from '#platform/wording/relative-day.ts'
import type { TechnicianAct, TechnicianModeration } from '#technicians/domain/technician-moderation.ts'

interface ColumnTitle {
  readonly text: string
  /** Tablets have fewer columns, with two facts in one. */
  readonly isOnWide?: boolean
}

/** The column titles are visual only: each row has its own accessible texts. */
export function TableHead({
  columns,
  titles,
  first,
  order,
}: {
  columns: string
  titles: readonly ColumnTitle[]
  /** The first column, shown over cards too. */
  first?: ReactNode
  /** At the right, until the filters have it. */
  order: ReactNode
}) {
  return (
    <div
      className={`flex min-h-11 items-center text-support font-semibold text-ink-700 tablet:bg-paper-100 tablet:px-4 tablet:py-1.5 lg:min-h-0 lg:py-3.5 ${columns}`}
    >
      {first}
      <div className="ml-auto font-normal tablet:order-last lg:hidden">{order}</div>
      {[...titles, { text: 'Acciones', isOnWide: true }].map(({ text, isOnWide }) => (
        <span
          key={text}
          aria-hidden="true"
          className={`hidden last:text-right ${isOnWide ? 'lg:block' : 'tablet:block'}`}
        >
          {text}
        </span>
      ))}
    </div>
  )
}

export function TableRows({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-3 tablet:block">{children}</ul>
}

export const ACT_BUTTON_KINDS: Record<TechnicianAct | UserAct, ButtonKind> = {
  publish: 'green-text',
  review: 'white',
  block: 'red-text',
  unblock: 'green-text',
  verify: 'white',
  unverify: 'white',
  delete: 'white',
  restore: 'green-text',
}

/** The columns of a row's acts on wide screens, from the right: an act that is not offered leaves its place empty. */
const ACT_COLUMNS: Record<TechnicianAct | UserAct, string> = {
  publish: '-col-start-6',
  review: '-col-start-5',
  block: '-col-start-4',
  unblock: '-col-start-4',
  restore: '-col-start-4 -col-end-2',
  verify: '',
  unverify: '',
  delete: '-col-start-2',
}

interface ActButtonProps {
  act: TechnicianAct | UserAct
  name: string
}

/** For screen readers with the name: 'Bloquear a Luz'. */
export function ActButton({ act, name }: ActButtonProps) {
  return (
    <Button
      type="submit"
      name="act"
      value={act}
      // The second click of a double click would press the act that takes its place.
      onClick={event => event.detail > 1 && event.preventDefault()}
      kind={ACT_BUTTON_KINDS[act]}
      className={`max-lg:flex-1 max-lg:px-1.5 lg:min-h-9 lg:rounded-8 lg:px-2 lg:text-support ${ACT_COLUMNS[act]}`}
    >
      <span>
        {PERSON_ACT_LABELS[act]}
        <ToPerson name={name} />
      </span>
    </Button>
  )
}

interface RowToolsProps {
  kind: 'technician' | 'user'
  uid: string
  name: string
  mayDelete: boolean
  /** Then nothing else stands at the right. */
  isDeleted: boolean
}

const TOOL_CLASSES = 'shrink-0 px-0! lg:size-9 lg:min-h-9 lg:rounded-8'

/** On wide screens. Deleting asks first: in the dialog of the page, without JavaScript on the confirmation page. */
export function RowTools({ kind, uid, name, mayDelete, isDeleted }: RowToolsProps) {
  return (
    <>
      <ButtonLink
        kind="white"
        className={`${TOOL_CLASSES} ${isDeleted ? '-col-start-2' : '-col-start-3'}`}
        to={historyPath(kind, uid)}
        title="Historial"
      >
        <Icon of="history" size={18} />
        <span className="sr-only">
          Historial de <bdi>{name}</bdi>
        </span>
      </ButtonLink>
      {mayDelete && (
        <Button
          type="submit"
          name="act"
          value="delete"
          kind="white"
          className={`${TOOL_CLASSES} ${ACT_COLUMNS.delete}`}
          title="Eliminar"
        >
          <Icon of="trash" size={18} />
          <span className="sr-only">
            Eliminar a <bdi>{name}</bdi>
          </span>
        </Button>
      )}
    </>
  )
}

interface StateCellProps {
  profile: Pick<TechnicianModeration, 'publicado' | 'estado'>
  waitingSince: Date | null
  deletedAt: Date | null
  today: string
}

/** The state of a profile and how long it waits. */
export function StateCell({ profile, waitingSince, deletedAt, today }: StateCellProps) {
  const since = waitingSince && bogotaDate(waitingSince)
  const detail = deletedAt ? `El ${shortDayText(bogotaDate(deletedAt))}` : since && waitText(since, today)
  const isLate = !deletedAt && since !== null && isLongWait(since, today)
  return (
    <div className="row-cell lg:self-start">
      <span className="badge-on-chosen">
        {deletedAt ? <DeletedBadge>Eliminado</DeletedBadge> : <ModerationBadge {...profile} />}
      </span>
      {detail && <p className={isLate ? 'text-amber-700!' : ''}>{detail}</p>}
    </div>
  )
}

/** Of an account that is not deleted. */
export function AccountStateBadge({ blocked }: { blocked: boolean }) {
  return blocked ? (
    <Badge tone="red" icon="ban">
      Bloqueada
    </Badge>
  ) : (
    <Badge tone="green" icon="circle-check">
      Activa
    </Badge>
  )
}

export function DeletedBadge({ children }: { children: string }) {
  return (
    <Badge tone="red" icon="trash">
      {children}
    </Badge>
  )
}

interface RowPersonProps {
  name: string
  /** What a screen reader says (`heardName`). */
  heard: string
  email: string
  photo?: string | null
  /** The dossier. */
  to: string
  /** It is the viewer. */
  own?: boolean
  openReports: number
}

/** Face, name and address: the first column of a table, the head of a card. */
export function RowPerson({ name, heard, email, photo, to, own = false, openReports }: RowPersonProps) {
  return (
    <div className="contents min-w-0 items-center gap-2.5 tablet:flex">
      <Avatar
        name={name}
        src={photo && photoAt(photo, 96, 96)}
        className="size-11 rounded-pill text-support max-tablet:row-span-2 tablet:size-10"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-bold wrap-anywhere max-tablet:pr-9 tablet:text-label">
          <Link to={to} className="hover:text-petrol-600 hover:underline max-lg:-my-2.5 max-lg:py-2.5">
            <bdi>{name}</bdi>
            <span className="sr-only">{heard.slice(name.length)}</span>
          </Link>
          {own && <span className="font-normal text-ink-600">(tú)</span>}
          <span className="contents max-tablet:hidden">
            <ReportsFlag count={openReports} />
          </span>
        </p>
        <p className="text-support wrap-anywhere text-ink-600">
          <EmailText>{email}</EmailText>
        </p>
      </div>
    </div>
  )
}

/** How many reports about this person are open: beside the name, on cards beside the badges. */
export function ReportsFlag({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 text-support text-red-600" title={openReportsText(count)}>
      <Icon of="flag" size={15} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{openReportsText(count)}</span>
    </span>
  )
}
