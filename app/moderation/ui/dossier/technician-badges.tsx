import { Link } from 'react-router'
import { adminCasePath, caseNumber } from '#guarantee/domain/guarantee-dossier.ts'
import { SILENCE_TEXTS } from '#guarantee/wording/case-evidence.ts'
import type { DossierAccount, DossierCase } from '#moderation/domain/person-dossier.ts'
import { DeletionRequestBadge, OpenReportsBadge } from '#moderation/ui/dossier/dossier-header.tsx'
import { ModerationBadge } from '#moderation/ui/moderation-badge.tsx'
import { countedText } from '#moderation/wording/admin-dossier.ts'
import { Badge, VerifiedBadge } from '#platform/ui/basics/badge.tsx'
import type { Technician } from '#technicians/domain/technician.ts'
import { countPendingCredentials, type DossierCredential } from '#verification/domain/admin-credentials.ts'

export type DossierTechnician = Pick<Technician, 'publicado' | 'estado' | 'verificado' | 'deletedAt'>

interface TechnicianBadgesProps {
  technician: DossierTechnician
  account: DossierAccount
  openReports: number
  /** Open cases in which a term passed. */
  silences: readonly DossierCase[]
}

/** The state of a profile and of its account, beside the name. */
export function TechnicianBadges({ technician, account, openReports, silences }: TechnicianBadgesProps) {
  return (
    <>
      {technician.deletedAt ? (
        <Badge tone="slate" icon="trash">
          Eliminado
        </Badge>
      ) : (
        <ModerationBadge {...technician} />
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
      <SilencesBadge cases={silences} />
    </>
  )
}

/** Until they are settled: 'No devolvió el dinero a tiempo', 'Dejó pasar el plazo en 2 garantías'; leads to the first. */
function SilencesBadge({ cases }: { cases: readonly DossierCase[] }) {
  const [first] = cases
  if (!first?.silence) return null
  return (
    <Link to={adminCasePath(first.id)} className="inline-flex min-h-11 items-center hover:underline">
      <Badge tone="red" icon="clock">
        {cases.length === 1
          ? `${SILENCE_TEXTS[first.silence]} · caso ${caseNumber(first.id)}`
          : `Dejó pasar el plazo en ${cases.length} garantías`}
      </Badge>
    </Link>
  )
}

interface CredentialsStateProps {
  credentials: readonly DossierCredential[]
  counted: { readonly valid: number; readonly listed: number }
}

/** What waits for a decision, or how many are valid. */
export function CredentialsState({ credentials, counted }: CredentialsStateProps) {
  const waiting = countPendingCredentials(credentials)
  if (waiting === 0) return <span className="text-support text-ink-600">{countedText(counted)}</span>
  return (
    <Badge tone="amber" icon="hourglass">
      {waiting} por revisar
    </Badge>
  )
}
