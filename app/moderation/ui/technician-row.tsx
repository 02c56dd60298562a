import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { bulkRowText } from '#moderation/domain/bulk.ts'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { technicianActsOn } from '#moderation/domain/moderation-rules.ts'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import { SelectBox } from '#moderation/ui/bulk-moderation.tsx'
import { ActButton, EmailText, ReportsFlag, RowTools, StateCell } from '#moderation/ui/list-parts.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { verificationTexts } from '#moderation/wording/worklist.ts'
import { TECHNICIAN_ACTS } from '#platform/domain/acts.ts'
import { technicianDossierPath } from '#platform/domain/panel-paths.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import {
  type TechnicianModeration,
  technicianAfter,
  technicianStatus,
} from '#technicians/domain/technician-moderation.ts'
import { missingText } from '#technicians/wording/profile-status.ts'
import type { VerificationSummary } from '#verification/domain/admin-credentials.ts'

interface TechnicianRowProps {
  technician: AdminTechnician
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  /** The URL of the list. */
  action: string
  selected: boolean
  onSelect: (selected: boolean) => void
}

export const TECHNICIAN_COLUMNS =
  'lg:grid lg:grid-cols-[1.375rem_minmax(0,1fr)_7.25rem_7.5rem_9rem_21.25rem] lg:items-center lg:gap-x-3'

/** A card on phones, a table row on wide screens. */
export function TechnicianRow(props: TechnicianRowProps) {
  const { technician, today, action, selected, onSelect } = props
  const row = useRef<HTMLLIElement>(null)
  const { Form, act } = useModeration('technician', technician.uid, row)
  const after = afterAct(technician, act)
  const { publicado, estado, verificado } = after
  const offered = technicianActsOn(after)
  const { uid, nombre, email, ciudad, especialidades, fotoURL, missing, openReports } = technician
  const isDeleted = technician.deletedAt !== null
  const [specialty = '', ...others] = especialidades
  const specialties = others.length > 0 ? `${specialty} +${others.length}` : specialty
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={nombre}
      hidden={act === 'delete' || act === 'restore'}
      className={`chosen-row relative rounded-16 border border-paper-200 bg-white p-4 shadow-1 lg:rounded-none lg:border-0 lg:border-t lg:px-5 lg:py-3 lg:shadow-none ${TECHNICIAN_COLUMNS}`}
    >
      {isDeleted ? (
        <span className="max-lg:hidden" />
      ) : (
        <SelectBox
          value={bulkRowText(technician)}
          label={`Seleccionar a ${nombre}`}
          checked={selected}
          onChange={onSelect}
        />
      )}
      <div
        className={`flex min-w-0 items-center gap-3 max-lg:min-h-12 max-lg:items-start max-lg:pr-12 ${isDeleted ? '' : 'max-lg:pl-9'}`}
      >
        <Avatar
          name={nombre}
          src={fotoURL && photoAt(fotoURL, 96, 96)}
          className="size-12 rounded-pill text-support lg:size-11"
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-bold wrap-anywhere lg:text-label">
            <Link
              to={technicianDossierPath(uid)}
              className="hover:text-petrol-600 hover:underline max-lg:-my-2.5 max-lg:py-2.5"
            >
              <bdi>{nombre}</bdi>
            </Link>
            <ReportsFlag count={openReports} />
          </p>
          <EmailText email={email} />
        </div>
      </div>
      <div className="mt-3 min-w-0 text-support wrap-anywhere max-lg:dots max-lg:text-ink-600 lg:mt-0">
        <p>{ciudad || 'Sin ciudad'}</p>
        <p className="text-ink-600 lg:truncate" title={especialidades.join(', ')}>
          {specialties || 'Sin oficios'}
        </p>
      </div>
      <Form method="post" action={action} className="max-lg:mt-2 lg:contents">
        <RowFields kind="technician" id={uid} seen={moderationVersion(technician)} />
        <div className="flex items-start justify-between gap-2 lg:contents">
          <StateCell
            state={technicianStatus({ publicado, estado })}
            waitingSince={technician.waitingSince}
            deletedAt={technician.deletedAt}
            today={today}
          />
          <VerificationCell
            summary={optimisticSummary(technician, verificado)}
            mayVerify={offered.includes('verify') && technician.verification.mayBeVerified}
            name={nombre}
          />
        </div>
        <div className="max-lg:mt-2">
          <div className="flex gap-2 lg:grid lg:grid-cols-[5rem_5rem_5.25rem_2.25rem_2.25rem] lg:gap-1.5">
            {isDeleted ? (
              <span className="flex flex-1 lg:col-span-3 lg:justify-self-start">
                <ActButton act="restore" name={nombre} />
              </span>
            ) : (
              SLOT_ACTS.map(each => (
                <Slot key={each} shown={offered.includes(each)}>
                  <ActButton act={each} name={nombre} />
                </Slot>
              ))
            )}
            <RowTools kind="technician" uid={uid} name={nombre} mayDelete={offered.includes('delete')} />
          </div>
          {missing.length > 0 && !publicado && !isDeleted && (
            <p className="mt-1.5 flex items-start gap-1.5 text-support text-amber-700">
              <Icon of="triangle-alert" size={15} className="mt-0.5" />
              {missingText(missing)}
            </p>
          )}
        </div>
      </Form>
    </li>
  )
}

/** Optimistic state while the act is being sent. */
function afterAct(technician: AdminTechnician, act: string | null): TechnicianModeration {
  const known = TECHNICIAN_ACTS.find(each => each === act)
  return known ? technicianAfter(known, technician, new Date()) : technician
}

function optimisticSummary({ verification }: AdminTechnician, verificado: boolean) {
  return verificado && verification.mayBeVerified
    ? { ...verification, state: 'verified' as const }
    : verification
}

const SLOT_ACTS = ['publish', 'review', 'block'] as const

/** On wide screens each button has its own column, also while it is not offered. */
function Slot({ shown, children }: { shown: boolean; children: ReactNode }) {
  return shown ? (
    <span className="flex flex-1 lg:w-full">{children}</span>
  ) : (
    <span className="hidden lg:block" />
  )
}

const STYLES: Record<VerificationSummary['state'], { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'amber', icon: 'hourglass' },
  expiring: { tone: 'amber', icon: 'triangle-alert' },
  verified: { tone: 'petrol', icon: 'badge-check' },
  accepted: { tone: 'slate', icon: 'circle' },
  expired: { tone: 'slate', icon: 'circle' },
  returned: { tone: 'slate', icon: 'circle' },
  none: { tone: 'slate', icon: 'circle' },
}

/** The credentials of a technician; 'Verificar' where they allow it (D53). */
function VerificationCell({
  summary,
  mayVerify,
  name,
}: {
  summary: VerificationSummary
  mayVerify: boolean
  name: string
}) {
  const [label, detail] = verificationTexts(summary)
  return (
    <div className="grid justify-items-end gap-1 lg:justify-items-start">
      <span className="badge-on-chosen">
        <Badge {...STYLES[summary.state]}>{label}</Badge>
      </span>
      {mayVerify ? (
        <Button
          type="submit"
          name="act"
          value="verify"
          kind="text"
          size="small"
          className="max-lg:-mr-3 max-lg:min-h-11 lg:-my-1 lg:-ml-3"
        >
          <span>
            {PERSON_ACT_LABELS.verify}
            <span className="sr-only">
              {' '}
              a <bdi>{name}</bdi>
            </span>
          </span>
        </Button>
      ) : (
        detail && <p className="text-support text-ink-600">{detail}</p>
      )}
    </div>
  )
}
