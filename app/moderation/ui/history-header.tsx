import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { roleFrom } from '#accounts/domain/role.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import { technicianFilePath, userFilePath } from '#moderation/domain/file.ts'
import type { ModerationTarget } from '#moderation/domain/panel-rows.ts'
import { ReviewStateBadge } from '#moderation/ui/review-state-badge.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { VerifiedBadge } from '#platform/ui/basics/verified-badge.tsx'
import { technicianStatus } from '#technicians/domain/technician-status.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'

/** The moderated row and its current state. */
export function HistoryHeader({ id, moderated }: { id: string; moderated: ModerationTarget }) {
  if (moderated.kind === 'review') {
    const { name, technicianName, rating, comentario, aprobada, rejected } = moderated
    return (
      <Frame
        name={name}
        title={`Reseña de ${name}`}
        detail={`${rating} de 5${technicianName ? ` para ${technicianName}` : ''}${comentario ? `: «${comentario}»` : ''}`}
      >
        <ReviewStateBadge aprobada={aprobada} rejected={rejected} />
      </Frame>
    )
  }
  if (moderated.kind === 'reply') {
    const { name, clientName, texto, aprobada, rejected } = moderated
    return (
      <Frame name={name} title={`Respuesta de ${name}`} detail={`A la reseña de ${clientName}: «${texto}»`}>
        <ReviewStateBadge aprobada={aprobada} rejected={rejected} />
      </Frame>
    )
  }
  return (
    <Frame
      name={moderated.name}
      title={
        <Link
          to={moderated.kind === 'technician' ? technicianFilePath(id) : userFilePath(id)}
          className="hover:text-petrol-600 hover:underline"
        >
          <bdi>{moderated.name}</bdi>
        </Link>
      }
      detail={moderated.email}
    >
      {moderated.kind === 'technician' ? (
        <>
          <ProfileBadge state={technicianStatus(moderated)} />
          {moderated.verificado && <VerifiedBadge />}
        </>
      ) : (
        <>
          <RoleBadge role={roleFrom(moderated.role)} />
          {moderated.blocked ? (
            <Badge tone="red" icon="ban">
              Bloqueada
            </Badge>
          ) : (
            <Badge tone="green" icon="circle-check">
              Activa
            </Badge>
          )}
        </>
      )}
      {moderated.deleted && (
        <Badge tone="slate" icon="trash">
          Eliminado
        </Badge>
      )}
    </Frame>
  )
}

function Frame({
  name,
  title,
  detail,
  children,
}: {
  name: string
  title: ReactNode
  detail: string
  children: ReactNode
}) {
  return (
    <div className="mt-2 flex items-start gap-4">
      <Avatar name={name} className="size-14 rounded-pill text-body" />
      <div className="min-w-0">
        <h1 className="type-h2 wrap-anywhere">{title}</h1>
        <p className="mt-0.5 wrap-anywhere text-ink-600">{detail}</p>
        <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
