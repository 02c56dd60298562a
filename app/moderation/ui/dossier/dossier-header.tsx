import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { erasureDate } from '#accounts/domain/account-deletion.ts'
import type { PersonRefusal } from '#moderation/domain/moderation-rules.ts'
import type { DossierAccount } from '#moderation/domain/person-dossier.ts'
import { ACT_BUTTON_KINDS } from '#moderation/ui/list-parts.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { moderationRefusalText } from '#moderation/wording/outcomes.ts'
import { REASON_MAX_LENGTH, type TechnicianAct, type UserAct } from '#platform/domain/acts.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { monthText, shortDateText } from '#platform/wording/dates.ts'

interface DossierHeaderProps {
  name: string
  account: DossierAccount
  telefono: string
  fotoURL: string | null
  back: { readonly to: string; readonly text: string }
  badges: ReactNode
  acts: ReactNode
}

export function DossierHeader({ name, account, telefono, fotoURL, back, badges, acts }: DossierHeaderProps) {
  return (
    <>
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-petrol-600 hover:underline"
      >
        <Icon of="arrow-left" size={18} />
        {back.text}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 md:gap-x-6">
          <Avatar
            name={name}
            src={fotoURL && photoAt(fotoURL, 288, 288)}
            className="h-[5.75rem] w-21 self-start rounded-[2.625rem_2.625rem_0.625rem_0.625rem] text-[1.5rem] md:h-31 md:w-28 md:rounded-[3.5rem_3.5rem_0.875rem_0.875rem] md:row-span-2 md:text-[2rem]"
          />
          <h1 className="type-h1 wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <div className="min-w-0 max-md:col-span-full max-md:mt-2">
            <p className="mt-0.5 wrap-anywhere text-ink-600">
              {[account.email, telefono].filter(Boolean).join(' · ')}
            </p>
            <div className="mt-2.5 flex flex-wrap items-center gap-2">
              {badges}
              <span className="text-support text-ink-600 md:ml-1">
                Cuenta desde {monthText(account.since)}
              </span>
            </div>
          </div>
        </div>
        {acts}
      </div>
    </>
  )
}

export interface DossierAct {
  readonly act: TechnicianAct | UserAct
  /** Why it cannot be done now: the button is grey and the reason is below. */
  readonly refusal: PersonRefusal | null
}

interface DossierActsProps {
  kind: 'technician' | 'user'
  uid: string
  name: string
  acts: readonly DossierAct[]
  action: string
  /** The `moderationVersion` that the page shows. */
  seen: string
}

/** Every act on a person, with an optional reason. */
export function DossierActs({ kind, uid, name, acts, action, seen }: DossierActsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { Form, act: sent } = useModeration(kind, uid, row)
  const shown = acts.filter(({ act }) => act !== 'delete')
  const mayDelete = acts.some(({ act, refusal }) => act === 'delete' && !refusal)
  const refusals = shown.flatMap(({ refusal }) => (refusal ? moderationRefusalText(refusal) : []))
  return (
    <div ref={row} tabIndex={-1} className="w-full min-w-0 lg:w-auto">
      <Form method="post" action={action}>
        <RowFields kind={kind} id={uid} seen={seen} />
        <div className="flex flex-wrap gap-2 lg:justify-end">
          {shown.map(({ act, refusal }) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              kind={act === 'verify' ? 'green-text' : ACT_BUTTON_KINDS[act]}
              busy={sent === act}
              disabled={Boolean(refusal)}
              aria-describedby={refusal ? 'por-que-no' : undefined}
            >
              {act === 'verify' && <Icon of="badge-check" size={18} />}
              <span>
                {PERSON_ACT_LABELS[act]}
                <span className="sr-only">
                  {' '}
                  a <bdi>{name}</bdi>
                </span>
              </span>
            </Button>
          ))}
          {mayDelete && (
            <Button
              type="submit"
              kind="white"
              className="size-11 px-0!"
              name="act"
              value="delete"
              title="Eliminar"
            >
              <Icon of="trash" size={18} />
              <span className="sr-only">
                Eliminar a <bdi>{name}</bdi>
              </span>
            </Button>
          )}
        </div>
        {refusals.length > 0 && (
          <p id="por-que-no" className="mt-2 text-support text-ink-600 lg:text-right">
            {refusals.join(' ')}
          </p>
        )}
        <details className="mt-1 lg:ml-auto lg:max-w-md lg:[&:not([open])]:w-fit">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-8 text-support font-bold text-petrol-600 hover:underline">
            Con motivo
          </summary>
          <label className="block text-label font-bold">
            Motivo <span className="font-normal text-ink-600">(queda en el historial)</span>
            <input
              name="motivo"
              maxLength={REASON_MAX_LENGTH}
              autoComplete="off"
              className="field-box mt-2 font-normal"
            />
          </label>
        </details>
      </Form>
    </div>
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
