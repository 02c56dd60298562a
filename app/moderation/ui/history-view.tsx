import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { technicianDossierPath, userDossierPath } from '#accounts/domain/panel-paths.ts'
import { roleFrom } from '#accounts/domain/role.ts'
import type { UserAct } from '#accounts/domain/user-moderation.ts'
import { RoleBadge } from '#accounts/ui/role-badge.tsx'
import type { TargetKind } from '#moderation/domain/moderation-act.ts'
import type { ModerationTarget } from '#moderation/domain/panel-rows.ts'
import { ACT_BUTTON_KINDS, AccountStateBadge } from '#moderation/ui/list-parts.tsx'
import { ModerationBadge } from '#moderation/ui/moderation-badge.tsx'
import { ReasonField, RowFields } from '#moderation/ui/moderation-fields.tsx'
import { ReviewStateBadge } from '#moderation/ui/review-contents.tsx'
import { PERSON_ACT_LABELS } from '#moderation/wording/moderation.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Badge, VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { EmailText } from '#platform/ui/basics/email-text.tsx'
import { FoldChevron } from '#platform/ui/basics/icon.tsx'
import type { TechnicianAct } from '#technicians/domain/technician-moderation.ts'

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
          to={moderated.kind === 'technician' ? technicianDossierPath(id) : userDossierPath(id)}
          className="hover:text-petrol-600 hover:underline"
        >
          <bdi>{moderated.name}</bdi>
        </Link>
      }
      detail={moderated.email}
    >
      {moderated.kind === 'technician' ? (
        <>
          <ModerationBadge publicado={moderated.publicado} estado={moderated.estado} />
          {moderated.verificado && <VerifiedBadge />}
        </>
      ) : (
        <>
          <RoleBadge role={roleFrom(moderated.role)} />
          <AccountStateBadge blocked={moderated.blocked} />
        </>
      )}
      {moderated.deletedAt && (
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
        <p className="mt-0.5 wrap-anywhere text-ink-600">
          <EmailText>{detail}</EmailText>
        </p>
        <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}

export type HistoryAct = TechnicianAct | UserAct

interface HistoryActionsProps {
  kind: TargetKind
  id: string
  acts: readonly HistoryAct[]
  action: string
  /** The typed reason, after a refusal. */
  reason: string | null
}

/** The moderation buttons of a row, with a reason: folded, since people come here to read. */
export function HistoryActions({ kind, id, acts, action, reason }: HistoryActionsProps) {
  const { formData, state } = useNavigation()
  const sending = state === 'idle' ? null : formData?.get('act')
  return (
    <details
      open={reason !== null ? true : undefined}
      className="group mt-5 rounded-16 border border-paper-200 bg-white shadow-1 open:bg-paper-50"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 text-label font-bold md:px-5 [&::-webkit-details-marker]:hidden">
        Cambiar su estado
        <FoldChevron />
      </summary>
      <Form method="post" action={action} preventScrollReset className="px-4 pb-4 md:px-5 md:pb-5">
        <RowFields kind={kind} id={id} answersPage />
        <ReasonField defaultValue={reason ?? ''} />
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          {acts.map(act => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              kind={ACT_BUTTON_KINDS[act]}
              busy={sending === act}
            >
              {PERSON_ACT_LABELS[act]}
            </Button>
          ))}
        </div>
      </Form>
    </details>
  )
}
