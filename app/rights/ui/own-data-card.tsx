import { Link } from 'react-router'
import type { Authorization } from '#accounts/domain/authorization.ts'
import { AccountCard } from '#accounts/ui/account-card.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { ExportState } from '#rights/domain/data-export.ts'
import { ExportStatus } from '#rights/ui/export-status.tsx'
import { authorizedText, OWN_DATA_INTRO } from '#rights/wording/rights.ts'

export interface OwnData {
  readonly authorization: Authorization
  readonly exportState: ExportState
}

export function OwnDataCard({ authorization, exportState }: OwnData) {
  return (
    <AccountCard id="datos" title="Tus datos" intro={OWN_DATA_INTRO}>
      <ExportStatus state={exportState} />
      <p className="mt-4 flex items-start gap-2.5 border-t border-paper-200 pt-4 text-label/6 text-ink-800">
        <Icon of="circle-check" className="mt-0.5 shrink-0 text-green-700" />
        <span>
          {authorizedText(authorization)}{' '}
          <Link
            to="/perfil/autorizacion"
            className="font-bold text-petrol-600 hover:text-petrol-700 hover:underline"
          >
            Leer o retirar
          </Link>
        </span>
      </p>
    </AccountCard>
  )
}
