import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { TECHNICIAN_ACTS, type TechnicianAct, technicianAfter } from '#domain/moderation/acts.ts'
import { technicianFilePath } from '#domain/moderation/file.ts'
import type { AdminTechnician } from '#domain/moderation/panel-rows.ts'
import { technicianStatus } from '#domain/moderation/technician-status.ts'
import { EmailText } from '#ui/admin/email-text.tsx'
import { ActButton, RowTools } from '#ui/admin/row-buttons.tsx'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { useModeration } from '#ui/admin/use-moderation.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ProfileBadge } from '#ui/basics/state-badges.tsx'
import { photoAt } from '#ui/technicians/photo-sources.ts'
import { TECHNICIAN_ACT_LABELS } from '#wording/moderation.ts'

interface TechnicianRowProps {
  technician: AdminTechnician
  /** The URL of the list. */
  action: string
  onDelete: () => void
}

export const TECHNICIAN_COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_6.25rem_7.75rem_7rem_6.5rem_21.25rem] lg:items-center lg:gap-x-3'

/** A card on phones, a table row on wide screens. */
export function TechnicianRow({ technician, action, onDelete }: TechnicianRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { Form, act } = useModeration('technician', technician.uid, row)
  const pendingAct = TECHNICIAN_ACTS.find(each => each === act)
  const { publicado, estado, verificado, deletedAt } = afterAct(technician, pendingAct)
  const { uid, nombre, email, ciudad, especialidades, fotoURL } = technician
  const state = technicianStatus({ publicado, estado })
  const [specialty = '', ...others] = especialidades
  const specialties = others.length > 0 ? `${specialty} +${others.length}` : specialty
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={nombre}
      hidden={deletedAt !== null}
      className={`relative rounded-16 border border-paper-200 bg-white p-4 shadow-1 lg:rounded-none lg:border-0 lg:border-t lg:px-5 lg:py-3 lg:shadow-none ${TECHNICIAN_COLUMNS}`}
    >
      <div className="flex min-w-0 items-center gap-3 max-lg:pr-12">
        <Avatar
          name={nombre}
          src={fotoURL && photoAt(fotoURL, 96, 96)}
          className="size-12 rounded-pill text-support lg:size-11"
        />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere lg:text-label">
            <Link to={technicianFilePath(uid)} className="hover:text-petrol-600 hover:underline">
              {nombre}
            </Link>
          </p>
          <EmailText email={email} />
        </div>
      </div>
      <p className="mt-3 text-support wrap-anywhere text-ink-600 lg:hidden">
        {[ciudad, specialties].filter(Boolean).join(' · ') || 'Sin ciudad ni especialidades'}
      </p>
      <p className="hidden text-support wrap-anywhere lg:block">{ciudad || '–'}</p>
      <p className="hidden text-support wrap-anywhere text-ink-600 lg:block">{specialties || '–'}</p>
      <Form method="post" action={action} className="max-lg:mt-2 lg:contents">
        <RowFields kind="technician" id={uid} />
        <div className="flex items-center justify-between gap-2 lg:contents">
          <span>
            <ProfileBadge state={state} />
          </span>
          <Verification verificado={verificado} nombre={nombre} />
        </div>
        <div className="mt-2 flex gap-2 lg:mt-0 lg:grid lg:grid-cols-[5rem_5rem_5.25rem_2.25rem_2.25rem] lg:gap-1.5">
          <Slot shown={!publicado}>
            <ActButton act="publish" kind="green-text" label={TECHNICIAN_ACT_LABELS.publish} name={nombre} />
          </Slot>
          <Slot shown={estado !== 'en_revision'}>
            <ActButton act="review" kind="white" label={TECHNICIAN_ACT_LABELS.review} name={nombre} />
          </Slot>
          <Slot shown={estado !== 'bloqueado'}>
            <ActButton act="block" kind="red-text" label={TECHNICIAN_ACT_LABELS.block} name={nombre} />
          </Slot>
          <RowTools kind="technician" uid={uid} name={nombre} onDelete={onDelete} />
        </div>
      </Form>
    </li>
  )
}

/** Optimistic state while the act is being sent. */
function afterAct(technician: AdminTechnician, act: TechnicianAct | undefined) {
  const { publicado, estado, verificado } = technician
  const before = { publicado, estado, verificado, deletedAt: null }
  return act ? technicianAfter(act, before, new Date()) : before
}

function Verification({ verificado, nombre }: { verificado: boolean; nombre: string }) {
  if (verificado)
    return (
      <span className="inline-flex min-h-9 items-center gap-1.5 text-support font-bold text-petrol-600">
        <Icon of="badge-check" size={18} />
        Verificado
      </span>
    )
  return (
    <Button
      type="submit"
      name="act"
      value="verify"
      kind="text"
      size="small"
      className="max-lg:min-h-11 lg:-ml-3 lg:justify-self-start"
    >
      <span>
        {TECHNICIAN_ACT_LABELS.verify}
        <span className="sr-only"> a {nombre}</span>
      </span>
    </Button>
  )
}

/** On wide screens each button has its own column, also while it is not offered. */
function Slot({ shown, children }: { shown: boolean; children: ReactNode }) {
  return shown ? (
    <span className="flex flex-1 lg:w-full">{children}</span>
  ) : (
    <span className="hidden lg:block" />
  )
}
