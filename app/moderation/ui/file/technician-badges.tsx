import type { FileAccount } from '#moderation/domain/file.ts'
import { DeletionRequestBadge } from '#moderation/ui/file/deletion-request-badge.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { VerifiedBadge } from '#platform/ui/basics/verified-badge.tsx'
import type { Technician } from '#technicians/domain/technician.ts'
import { technicianStatus } from '#technicians/domain/technician-status.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'

export type FileTechnician = Pick<Technician, 'publicado' | 'estado' | 'verificado' | 'deletedAt'>

interface TechnicianBadgesProps {
  technician: FileTechnician
  account: FileAccount
  openReports: number
}

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
      {(account.blocked || account.deleted) && (
        <Badge tone="red" icon="ban">
          {account.deleted ? 'Cuenta eliminada' : 'Cuenta bloqueada'}
        </Badge>
      )}
      <DeletionRequestBadge requestedAt={account.deletionRequestedAt} />
      {openReports > 0 && (
        <Badge tone="red" icon="flag">
          {openReports === 1 ? '1 reporte' : `${openReports} reportes`}
        </Badge>
      )}
    </>
  )
}
