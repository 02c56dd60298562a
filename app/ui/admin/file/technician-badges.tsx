import type { FileAccount } from '#domain/moderation/file.ts'
import { technicianStatus } from '#domain/moderation/technician-status.ts'
import type { Technician } from '#domain/technicians/technician.ts'
import { DeletionRequestBadge } from '#ui/admin/file/deletion-request-badge.tsx'
import { Badge } from '#ui/basics/badge.tsx'
import { ProfileBadge } from '#ui/basics/state-badges.tsx'
import { VerifiedBadge } from '#ui/basics/verified-badge.tsx'

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
