import { type CredentialAnswer, CredentialDecision } from '#moderation/ui/dossier/credential-decision.tsx'
import { dossierMomentText, maskedNumberText } from '#moderation/wording/admin-dossier.ts'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import type { DossierCredential } from '#verification/domain/admin-credentials.ts'
import { type Credential, expiresSoon, OPTIONAL_CREDENTIALS } from '#verification/domain/credential.ts'
import { CREDENTIAL_ICONS } from '#verification/ui/credential-icons.ts'
import {
  credentialMissingText,
  credentialSentText,
  credentialStatusText,
} from '#verification/wording/credential-decisions.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

export interface CredentialRowProps extends DossierCredential {
  /** 'YYYY-MM-DD' */
  today: string
  /** Names by uid. */
  deciders: Readonly<Record<string, string>>
  /** The day of the visit that confirmed the phone. */
  phoneConfirmedOn: string | null
  action: string
  refusal: CredentialAnswer | null
  /** A deleted profile is only read. */
  readOnly: boolean
}

const STATUS_STYLES: Record<Credential['status'], { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'amber', icon: 'hourglass' },
  accepted: { tone: 'green', icon: 'circle-check' },
  returned: { tone: 'red', icon: 'circle-x' },
  expired: { tone: 'red', icon: 'calendar-x' },
  replaced: { tone: 'slate', icon: 'history' },
}

/** One credential: its document, state, facts and decision. */
export function CredentialRow({ kind, credential, ...props }: CredentialRowProps) {
  const { today, phoneConfirmedOn, action, refusal, readOnly } = props
  const isDecidable = credential?.status === 'pending' || credential?.status === 'accepted'
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 border-t border-paper-200 py-4 first:border-0 first:pt-1 last:pb-0 lg:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <Thumbnail kind={kind} credential={credential} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-bold">{CREDENTIAL_WORDS[kind].title}</h3>
          <StatusBadge kind={kind} credential={credential} phoneConfirmed={phoneConfirmedOn !== null} />
          {credential && expiresSoon(credential, today) && (
            <Badge tone="amber" icon="triangle-alert">
              Vence pronto
            </Badge>
          )}
        </div>
        {kind === 'phone' ? (
          <p className="mt-0.5 text-support text-ink-600">
            {phoneConfirmedOn
              ? `Confirmado en una visita completada el ${fullDateText(phoneConfirmedOn)}`
              : 'Se confirma con la primera visita completada.'}
          </p>
        ) : (
          <CredentialFacts kind={kind} credential={credential} {...props} />
        )}
      </div>
      {credential && isDecidable && !readOnly && (
        // The key resets the form when another submission takes its place.
        <CredentialDecision
          key={`${credential.id}-${credential.status}`}
          credential={credential}
          action={action}
          refusal={refusal}
        />
      )}
    </li>
  )
}

function StatusBadge({ kind, credential, phoneConfirmed }: DossierCredential & { phoneConfirmed: boolean }) {
  const status = credential?.status ?? (kind === 'phone' && phoneConfirmed ? 'accepted' : null)
  if (status === null)
    return (
      <Badge tone="slate" icon="circle">
        {kind === 'phone' ? 'Sin confirmar' : credentialStatusText(kind, 'missing')}
      </Badge>
    )
  return <Badge {...STATUS_STYLES[status]}>{credentialStatusText(kind, status)}</Badge>
}

function CredentialFacts({
  kind,
  credential,
  today,
  deciders,
}: Pick<CredentialRowProps, 'kind' | 'credential' | 'today' | 'deciders'>) {
  if (!credential) {
    const text = credentialMissingText(kind)
    return (
      <p className="mt-0.5 text-support text-ink-600">
        {OPTIONAL_CREDENTIALS.includes(kind) ? `Opcional. ${text}` : text}
      </p>
    )
  }
  const { entity, number, issuedOn, expiresOn, status, sentAt, decidedAt, decidedBy, note } = credential
  const decider = (decidedBy && deciders[decidedBy]) || 'Alguien que ya no está'
  const isDecided = status === 'accepted' || status === 'returned'
  const facts = [
    entity,
    maskedNumberText(kind, number),
    issuedOn && `Del ${fullDateText(issuedOn)}`,
    expiresOn && `${status === 'expired' ? 'Venció' : 'Vence'} el ${fullDateText(expiresOn)}`,
    status === 'pending' && `${credentialSentText(kind)} ${dossierMomentText(sentAt, today)}`,
    isDecided && decidedAt && `${decider}, ${dossierMomentText(decidedAt, today)}`,
  ]
  return (
    <>
      <p className="mt-0.5 text-support wrap-anywhere text-ink-600">{facts.filter(Boolean).join(' · ')}</p>
      {status === 'returned' && note && (
        <p className="mt-1 text-support wrap-anywhere text-ink-700">Motivo: {note}</p>
      )}
      {number && (
        <details className="text-support">
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-8 font-bold text-petrol-600 hover:underline max-lg:min-h-11">
            <span>
              Ver número<span className="sr-only"> de {CREDENTIAL_WORDS[kind].title.toLowerCase()}</span>
            </span>
          </summary>
          <p className="wrap-anywhere">{number}</p>
        </details>
      )}
    </>
  )
}

const TILE = 'grid h-[4.125rem] w-22 place-items-center overflow-hidden rounded-8 text-petrol-600'

/** Opens the private document; an icon once it is deleted. */
function Thumbnail({ kind, credential }: DossierCredential) {
  const [first, ...others] = credential?.documents ?? []
  if (!first)
    return (
      <span className={`${TILE} self-start bg-petrol-50`} aria-hidden="true">
        <Icon of={CREDENTIAL_ICONS[kind]} size={24} />
      </span>
    )
  const title = CREDENTIAL_WORDS[kind].title
  return (
    <div className="self-start">
      <a
        href={`/documentos/${first.id}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`${TILE} relative border border-paper-300 bg-paper-100 hover:border-petrol-600`}
      >
        <Icon of={first.type === 'application/pdf' ? 'file-text' : 'image'} size={24} />
        {first.type !== 'application/pdf' && (
          <Photo
            src={`/documentos/${first.id}?mini=1`}
            width={88}
            height={66}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span className="sr-only">Abrir documento: {title} (se abre en otra pestaña)</span>
      </a>
      {others.map(({ id }, index) => (
        <a
          key={id}
          href={`/documentos/${id}`}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-9 items-center text-support font-bold text-petrol-600 hover:underline max-lg:min-h-11"
        >
          Archivo {index + 2}
          <span className="sr-only"> de {title} (se abre en otra pestaña)</span>
        </a>
      ))}
    </div>
  )
}
