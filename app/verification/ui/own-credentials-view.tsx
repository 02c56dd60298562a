import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ProgressRing } from '#platform/ui/basics/progress-ring.tsx'
import { countUpToDate } from '#verification/domain/own-credentials.ts'
import { CredentialCard, type ShownCredential } from '#verification/ui/credential-card.tsx'
import { DOCUMENTS_KEPT_TEXT, summaryText } from '#verification/wording/own-credentials.ts'

interface OwnCredentialsViewProps {
  credentials: readonly ShownCredential[]
  isVerified: boolean
  now: Date
}

/** How far the verification is, and one card per credential. */
export function OwnCredentialsView({ credentials, isVerified, now }: OwnCredentialsViewProps) {
  const firstReturned = credentials.find(({ state }) => state === 'returned')
  return (
    <div className="mt-5 grid gap-3.5 md:mt-7 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start md:gap-x-8 lg:gap-x-10">
      <section
        aria-labelledby="verificado-titulo"
        className="flex items-center gap-3.5 rounded-16 border border-paper-200 bg-white p-4.5 shadow-1 md:sticky md:top-14 md:col-start-2 md:p-5"
      >
        <ProgressRing {...countUpToDate(credentials)} />
        <div className="min-w-0">
          <h2 id="verificado-titulo" className="type-h3">
            {isVerified ? 'Estás verificado' : 'Aún no estás verificado'}
          </h2>
          <p className="mt-0.5 text-support text-ink-600">{summaryText(credentials)}</p>
        </div>
      </section>
      <div className="grid min-w-0 gap-3.5 md:col-start-1 md:row-start-1">
        {credentials.map(credential => (
          <CredentialCard
            key={credential.kind}
            credential={credential}
            now={now}
            isFirstReturned={credential === firstReturned}
          />
        ))}
        <div className="mt-1 flex items-start gap-2.5 text-support text-ink-600">
          <Icon of="lock" size={16} className="mt-0.5 text-ink-500" />
          <div>
            <p>{DOCUMENTS_KEPT_TEXT}</p>
            <TextLink to="/privacidad">Cómo cuidamos tus datos</TextLink>
          </div>
        </div>
      </div>
    </div>
  )
}
