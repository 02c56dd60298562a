import type { DossierAccount } from '#moderation/domain/person-dossier.ts'
import { DeletionRequestBadge, OpenReportsBadge } from '#moderation/ui/dossier/dossier-header.tsx'
import { Badge, VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import type { Technician } from '#technicians/domain/technician.ts'
import { technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'

export type DossierTechnician = Pick<Technician, 'publicado' | 'estado' | 'verificado' | 'deletedAt'>

interface TechnicianBadgesProps {
  technician: DossierTechnician
  account: DossierAccount
  openReports: number
}

/** The state of a profile and of its account, beside the name. */
export function TechnicianBadges({ technician, account, openReports }: TechnicianBadgesProps) {
  return (
    <>
      {technician.deletedAt ? (
        <Badge tone="slate" icon="trash">
          Eliminado
        </Badge>
      ) : (
        <ProfileBadge state={technicianStatus(technician)} />
      )}
      {technician.verificado ? (
        <VerifiedBadge />
      ) : (
        <Badge tone="slate" icon="badge-check">
          Sin verificar
        </Badge>
      )}
      {(account.blocked || account.deletedAt) && (
        <Badge tone="red" icon="ban">
          {account.deletedAt ? 'Cuenta eliminada' : 'Cuenta bloqueada'}
        </Badge>
      )}
      <DeletionRequestBadge requestedAt={account.deletionRequestedAt} />
      <OpenReportsBadge count={openReports} />
    </>
  )
}
