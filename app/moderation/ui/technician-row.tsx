import { useRef } from 'react'
import { technicianDossierPath } from '#accounts/domain/panel-paths.ts'
import { cardActs } from '#moderation/domain/act-places.ts'
import { bulkRowText } from '#moderation/domain/bulk.ts'
import { moderationVersion } from '#moderation/domain/moderation-act.ts'
import { technicianActsOn } from '#moderation/domain/moderation-rules.ts'
import type { AdminTechnician } from '#moderation/domain/panel-rows.ts'
import { SelectBox } from '#moderation/ui/bulk-moderation.tsx'
import { ActButton, ReportsFlag, RowPerson, RowTools, StateCell } from '#moderation/ui/list-parts.tsx'
import { useModeration } from '#moderation/ui/moderation-dialog.tsx'
import { RowFields } from '#moderation/ui/moderation-fields.tsx'
import { RowMenu, RowMenuAct, RowMenuLink } from '#moderation/ui/row-menu.tsx'
import { historyPath, PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { tradesText, verificationTexts } from '#moderation/wording/worklist.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { Button, ToPerson } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import {
  TECHNICIAN_ACTS,
  type TechnicianModeration,
  technicianAfter,
} from '#technicians/domain/technician-moderation.ts'
import { missingText } from '#technicians/wording/profile-status.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { VerificationSummary } from '#verification/domain/admin-credentials.ts'

interface TechnicianRowProps {
  technician: AdminTechnician
  /** The name, as a screen reader says it (`heardName`). */
  heard: string
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
  /** The URL of the list. */
  action: string
  selected: boolean
  onSelect: (selected: boolean) => void
}

export const TECHNICIAN_COLUMNS =
  'tablet:grid tablet:grid-cols-[1.375rem_minmax(0,1fr)_9.25rem_15.5rem] tablet:items-center tablet:gap-x-2.5 lg:grid-cols-[1.375rem_minmax(0,1fr)_10rem_8.625rem_9.25rem_20.5rem]'

/** A card on phones, a table row from the width of a tablet on. */
export function TechnicianRow(props: TechnicianRowProps) {
  const { technician, heard, today, action, selected, onSelect } = props
  const row = useRef<HTMLLIElement>(null)
  const { Form, act } = useModeration('technician', technician.uid, row)
  const after = afterAct(technician, act)
  const { publicado, verificado } = after
  const offered = technicianActsOn(after)
  const { uid, nombre, email, ciudad, especialidades, fotoURL, missing, openReports } = technician
  const isDeleted = technician.deletedAt !== null
  const mayVerify = offered.includes('verify') && technician.verification.mayBeVerified
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={heard}
      hidden={act === 'delete' || act === 'restore'}
      className={`chosen-row panel-row ${TECHNICIAN_COLUMNS}`}
    >
      {isDeleted ? (
        <span className="max-tablet:hidden" />
      ) : (
        <SelectBox
          value={bulkRowText(technician)}
          label={`Seleccionar a ${heard}`}
          checked={selected}
          onChange={onSelect}
        />
      )}
      <RowPerson
        name={nombre}
        heard={heard}
        email={email}
        photo={fotoURL}
        to={technicianDossierPath(uid)}
        openReports={openReports}
      />
      <div className="col-start-2 min-w-0 text-support wrap-anywhere text-ink-600 max-lg:dots tablet:max-lg:ml-12.5 lg:col-auto lg:text-ink-900">
        <p>{ciudad || 'Sin ciudad'}</p>
        <p className="text-ink-600 lg:truncate" title={especialidades.join(', ')}>
          {tradesText(especialidades)}
        </p>
      </div>
      <Form method="post" action={action} className="col-span-full mt-2.5 tablet:contents">
        <RowFields kind="technician" id={uid} seen={moderationVersion(technician)} />
        <div className="badges-then-details tablet:max-lg:col-start-3 lg:contents">
          <StateCell
            profile={after}
            waitingSince={act ? null : technician.waitingSince}
            deletedAt={technician.deletedAt}
            today={today}
          />
          <VerificationCell
            summary={optimisticSummary(technician, verificado)}
            mayVerify={mayVerify}
            name={heard}
          />
          <span className="contents tablet:hidden">
            <ReportsFlag count={openReports} />
          </span>
        </div>
        <div className="flex flex-col gap-1.5 tablet:max-lg:col-start-4 tablet:max-lg:row-span-2 tablet:max-lg:row-start-1">
          <CardActs technician={technician} heard={heard} after={after} mayVerify={mayVerify} />
          <div className="grid grid-cols-[4.75rem_4.75rem_5rem_2.25rem_2.25rem] gap-1.5 max-lg:hidden">
            {ROW_ACTS.filter(each => offered.includes(each)).map(each => (
              <ActButton key={each} act={each} name={heard} />
            ))}
            <RowTools
              kind="technician"
              uid={uid}
              name={heard}
              mayDelete={offered.includes('delete')}
              isDeleted={isDeleted}
            />
          </div>
          {missing.length > 0 && !publicado && !isDeleted && (
            <p className="flex items-start gap-1.5 text-support text-amber-700 max-lg:order-first max-lg:mb-1.5">
              <Icon of="triangle-alert" size={15} className="mt-0.5" />
              {missingText(missing)}
            </p>
          )}
        </div>
      </Form>
    </li>
  )
}

interface CardActsProps {
  technician: AdminTechnician
  heard: string
  /** While an act is being sent: what it makes of the profile. */
  after: TechnicianModeration
  mayVerify: boolean
}

/** On a card: two acts, the others in its menu. */
function CardActs({ technician: { uid, slug }, heard, after, mayVerify }: CardActsProps) {
  const { first, more } = cardActs(after, mayVerify)
  return (
    <div className="flex gap-2 lg:hidden">
      {first.map(each => (
        <ActButton key={each} act={each} name={heard} />
      ))}
      {!after.deletedAt && (
        <RowMenu id={`menu-${uid}`} name={heard}>
          {more.map(each => (
            <RowMenuAct key={each} act={each} />
          ))}
          <RowMenuLink to={historyPath('technician', uid)} icon="history">
            Historial
          </RowMenuLink>
          {after.publicado ? (
            <RowMenuLink to={technicianPath(slug)} icon="external-link">
              Ver perfil público
            </RowMenuLink>
          ) : (
            <RowMenuLink to={`${technicianDossierPath(uid)}/perfil`} icon="eye">
              Ver cómo quedaría
            </RowMenuLink>
          )}
          <RowMenuAct act="delete" />
        </RowMenu>
      )}
    </div>
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

/** In this order on wide screens; 'Verificar' stands with the credentials. */
const ROW_ACTS = ['restore', 'publish', 'review', 'block'] as const

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
    <div className="row-cell lg:self-start">
      <span className="badge-on-chosen">
        <Badge {...STYLES[summary.state]}>{label}</Badge>
      </span>
      {mayVerify && (
        <Button
          type="submit"
          name="act"
          value="verify"
          kind="text"
          size="small"
          className="-my-2 ml-[calc(-0.75rem-1px)] max-lg:hidden"
        >
          <span>
            {PERSON_ACT_LABELS.verify}
            <ToPerson name={name} />
          </span>
        </Button>
      )}
      {detail && <p className={mayVerify ? 'lg:hidden' : ''}>{detail}</p>}
    </div>
  )
}
