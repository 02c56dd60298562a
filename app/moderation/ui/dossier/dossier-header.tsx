import { type ReactNode, useRef } from 'react'
import { erasureDate } from '#accounts/domain/account-deletion.ts'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import type { TargetKind } from '#moderation/domain/moderation-act.ts'
import { ASKING_ACTS } from '#moderation/domain/moderation-act.ts'
import type { PersonRefusal } from '#moderation/domain/moderation-rules.ts'
import type { DossierAccount } from '#moderation/domain/person-dossier.ts'
import { ACT_BUTTON_KINDS } from '#moderation/ui/list-parts.tsx'
import { AskLink, useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { RowMenu, RowMenuAct } from '#moderation/ui/row-menu.tsx'
import { confirmationPath, PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { BackLink, Button, buttonClasses, ToPerson } from '#platform/ui/basics/button.tsx'
import { EmailText } from '#platform/ui/basics/email-text.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { monthText, shortDateText } from '#platform/wording/dates.ts'
import { isLongName } from '#platform/wording/person-names.ts'
import { callLink } from '#platform/wording/phone.ts'
import type { TechnicianAct } from '#technicians/domain/technician-moderation.ts'

const BACK_LINKS: Record<TargetKind, { to: string; text: string }> = {
  technician: { to: '/admin', text: 'Técnicos' },
  user: { to: '/admin?tab=usuarios', text: 'Usuarios' },
  review: { to: '/admin/resenas', text: 'Reseñas' },
  reply: { to: '/admin/resenas', text: 'Reseñas' },
}

/** To the list that rows of this kind stand in. */
export function PanelBackLink({ kind }: { kind: TargetKind }) {
  const { to, text } = BACK_LINKS[kind]
  return <BackLink to={to}>{text}</BackLink>
}

interface DossierHeaderProps {
  kind: 'technician' | 'user'
  name: string
  account: DossierAccount
  telefono: string
  fotoURL: string | null
  badges: ReactNode
  acts: ReactNode
}

export function DossierHeader({ kind, name, account, telefono, fotoURL, badges, acts }: DossierHeaderProps) {
  const since = `Cuenta desde ${monthText(account.since)}`
  const call = callLink(telefono)
  return (
    <>
      <PanelBackLink kind={kind} />
      <div className="mt-2 items-center justify-between gap-x-8 lg:flex">
        <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 md:gap-x-6">
          <Avatar
            name={name}
            src={fotoURL && photoAt(fotoURL, 288, 288)}
            className="h-20 w-18 rounded-[2.25rem_2.25rem_0.625rem_0.625rem] text-24 md:row-span-3 md:h-31 md:w-28 md:rounded-[3.5rem_3.5rem_0.875rem_0.875rem] md:text-32"
          />
          <div className="min-w-0">
            <h1
              className={`type-h1 wrap-anywhere ${isLongName(name) ? 'max-md:text-20/6.5' : 'max-md:text-24/7.5'}`}
            >
              <bdi>{name}</bdi>
            </h1>
            <p className="mt-0.5 text-support text-ink-600 md:hidden">{since}</p>
          </div>
          <p className="min-w-0 wrap-anywhere max-md:order-1 max-md:col-span-full max-md:grid max-md:text-label max-md:font-semibold max-md:text-petrol-600 md:dots md:text-ink-600">
            <ContactLink href={`mailto:${account.email}`} icon="mail">
              {account.email}
            </ContactLink>
            {call && (
              <ContactLink href={call} icon="phone">
                {telefono}
              </ContactLink>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-2 max-md:col-span-full max-md:mt-3 max-md:mb-1 md:col-start-2 md:mt-2">
            {badges}
            <span className="text-support text-ink-600 max-md:hidden md:ml-1">{since}</span>
          </div>
        </div>
        {acts}
      </div>
    </>
  )
}

/** On phones a row of its own with an icon. */
function ContactLink({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <a href={href} className="min-w-0 items-center gap-2.5 hover:underline max-md:flex max-md:min-h-11">
      <Icon of={icon} size={18} className="md:hidden" />
      <span className="min-w-0">
        <EmailText>{children}</EmailText>
      </span>
    </a>
  )
}

export interface DossierAct {
  readonly act: TechnicianAct | UserAct
  /** Where the state of the profile gives the act another name. */
  readonly label?: string | undefined
  /** Why it cannot be done now: the button is grey and the reason is below. */
  readonly refusal: PersonRefusal | null
}

interface DossierActsProps {
  kind: 'technician' | 'user'
  uid: string
  name: string
  /** In the order of their places. */
  acts: readonly DossierAct[]
  /** On phones these have buttons, in this order; the others are in a menu. */
  first: readonly DossierAct['act'][]
  action: string
  /** The `moderationVersion` that the page shows. */
  seen: string
}

/** Every act on a person, each in its place. Those with '…' ask in a dialog first, where the reason is written. */
export function DossierActs({ kind, uid, name, acts, first, action, seen }: DossierActsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { Form, act: sent } = useModeration(kind, uid, row)
  const refusals = [
    ...new Set(acts.flatMap(({ refusal }) => (refusal ? moderationRefusalText(refusal) : []))),
  ]
  const others = acts.filter(({ act }) => !first.includes(act))
  const asksAt = (act: DossierAct['act']) => {
    const asking = ASKING_ACTS.find(each => each === act)
    return asking && confirmationPath({ act: asking, kind, uid }, action)
  }
  return (
    <div ref={row} tabIndex={-1} className="mt-4 w-full shrink-0 lg:mt-0 lg:w-88">
      <Form method="post" action={action}>
        <RowFields kind={kind} id={uid} seen={seen} />
        <div className="flex gap-2 md:grid md:grid-cols-4 lg:grid-cols-2">
          {acts.map(({ act, label = PERSON_ACT_LABELS[act], refusal }, index) => (
            <ActPlace
              key={act}
              act={act}
              label={label}
              name={name}
              asksAt={asksAt(act)}
              busy={sent === act}
              disabled={refusal !== null}
              className={`flex-1 px-2! ${index === PLACES ? 'lg:col-span-2' : ''} ${act === first[0] ? 'max-md:order-first' : first.includes(act) ? '' : 'max-md:hidden'}`}
            />
          ))}
          {others.length > 0 && (
            <div className="md:hidden">
              <RowMenu id="menu-de-la-ficha" name={name}>
                {others.map(({ act, label, refusal }) => (
                  <RowMenuAct
                    key={act}
                    act={act}
                    label={label}
                    asksAt={asksAt(act)}
                    disabled={refusal !== null}
                  />
                ))}
              </RowMenu>
            </div>
          )}
        </div>
        {refusals.length > 0 && (
          <p id={WHY_NOT} className="mt-2 text-support text-ink-600">
            {refusals.join(' ')}
          </p>
        )}
      </Form>
    </div>
  )
}

const WHY_NOT = 'por-que-no'
/** Two by two; a fifth act fills the row below. */
const PLACES = 4

interface ActPlaceProps {
  act: DossierAct['act']
  label: string
  name: string
  /** The route of its question. */
  asksAt: string | undefined
  busy: boolean
  disabled: boolean
  className: string
}

function ActPlace({ act, label, name, asksAt, busy, disabled, className }: ActPlaceProps) {
  const style = { kind: act === 'verify' ? 'green-text' : ACT_BUTTON_KINDS[act], className } as const
  const content = (
    <>
      {act === 'delete' && <Icon of="trash" size={18} />}
      <span>
        {label}
        <ToPerson name={name} />
        {asksAt && '…'}
      </span>
    </>
  )
  if (asksAt && !disabled)
    return (
      <AskLink to={asksAt} className={buttonClasses(style)}>
        {content}
      </AskLink>
    )
  return (
    <Button
      {...style}
      type="submit"
      name="act"
      value={act}
      busy={busy}
      disabled={disabled}
      aria-describedby={disabled ? WHY_NOT : undefined}
    >
      {content}
    </Button>
  )
}

export function OpenReportsBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="red" icon="flag">
      {count === 1 ? '1 reporte' : `${count} reportes`}
    </Badge>
  )
}

/** The person asked to delete the account, and when its data will be erased. */
export function DeletionRequestBadge({ requestedAt }: { requestedAt: Date | null }) {
  if (!requestedAt) return null
  return (
    <Badge tone="amber" icon="hourglass">
      A petición suya · se borra el {shortDateText(bogotaDate(erasureDate(requestedAt)))}
    </Badge>
  )
}
