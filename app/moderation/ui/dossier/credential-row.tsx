import { type CredentialAnswer, CredentialDecision } from '#moderation/ui/dossier/credential-decision.tsx'
import { dossierMomentText, maskedNumberText } from '#moderation/wording/admin-dossier.ts'
import { Photo } from '#platform/ui/basics/avatar.tsx'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { FoldChevron, Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { fullDateText } from '#platform/wording/dates.ts'
import type { DossierCredential } from '#verification/domain/admin-credentials.ts'
import {
  type Credential,
  type CredentialKind,
  expiresSoon,
  OPTIONAL_CREDENTIALS,
} from '#verification/domain/credential.ts'
import { CREDENTIAL_ICONS } from '#verification/ui/credential-icons.ts'
import { credentialSentText, credentialStatusText } from '#verification/wording/credential-decisions.ts'
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

interface SentCredentialProps extends CredentialRowProps {
  credential: Credential
}

const STATUS_STYLES: Record<Credential['status'], { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'amber', icon: 'hourglass' },
  accepted: { tone: 'green', icon: 'circle-check' },
  returned: { tone: 'red', icon: 'circle-x' },
  expired: { tone: 'red', icon: 'calendar-x' },
  replaced: { tone: 'slate', icon: 'history' },
}

/** One credential: its document, state, facts and decision. On narrow screens a row that opens, if it holds more than it says. */
export function CredentialRow(props: CredentialRowProps) {
  const { credential, refusal } = props
  const className = 'border-t border-paper-200 first:border-0'
  const head = <CredentialHead {...props} />
  if (!credential)
    return (
      <li className={`${className} flex min-h-14 items-center gap-3 py-2.5 lg:gap-4 lg:py-3.5`}>{head}</li>
    )
  return (
    <li className={className}>
      <details
        // What waits for a decision is open.
        open={refusal || credential.status === 'pending' ? true : undefined}
        className="dossier-fold group"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
          {head}
          <FoldChevron />
        </summary>
        <CredentialContent {...props} credential={credential} />
      </details>
    </li>
  )
}

/** Read while the row is closed. */
function CredentialHead({ kind, credential, today, phoneConfirmedOn }: CredentialRowProps) {
  const line = credentialLineText(kind, credential, phoneConfirmedOn)
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-8 bg-petrol-50 text-petrol-600 lg:group-has-[details]/credentials:mx-6.5">
        <Icon of={CREDENTIAL_ICONS[kind]} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
          {credential ? CREDENTIAL_WORDS[kind].title : <h3>{CREDENTIAL_WORDS[kind].title}</h3>}
          <CredentialBadges
            kind={kind}
            credential={credential}
            today={today}
            phoneConfirmed={phoneConfirmedOn !== null}
          />
        </span>
        {line && <span className="mt-0.5 block text-support wrap-anywhere text-ink-600">{line}</span>}
      </span>
    </>
  )
}

function CredentialContent(props: SentCredentialProps) {
  const { kind, credential, today, phoneConfirmedOn, action, refusal, readOnly } = props
  const isDecidable = credential.status === 'pending' || credential.status === 'accepted'
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 pb-4 lg:grid-cols-[5.5rem_minmax(0,1fr)_auto] lg:py-4">
      <Thumbnail kind={kind} credential={credential} />
      <div className="min-w-0">
        <div className="in-row flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-bold">{CREDENTIAL_WORDS[kind].title}</h3>
          <CredentialBadges
            kind={kind}
            credential={credential}
            today={today}
            phoneConfirmed={phoneConfirmedOn !== null}
          />
        </div>
        <CredentialFacts {...props} />
      </div>
      {isDecidable && !readOnly && (
        // The key resets the form when another submission takes its place.
        <CredentialDecision
          key={`${credential.id}-${credential.status}`}
          credential={credential}
          action={action}
          refusal={refusal}
        />
      )}
    </div>
  )
}

interface CredentialBadgesProps extends DossierCredential {
  today: string
  phoneConfirmed: boolean
}

function CredentialBadges({ kind, credential, today, phoneConfirmed }: CredentialBadgesProps) {
  return (
    <>
      <StatusBadge kind={kind} credential={credential} phoneConfirmed={phoneConfirmed} />
      {credential && expiresSoon(credential, today) && (
        <Badge tone="amber" icon="triangle-alert">
          Vence pronto
        </Badge>
      )}
    </>
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
}: Pick<SentCredentialProps, 'kind' | 'credential' | 'today' | 'deciders'>) {
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
      <p className="mt-0.5 text-support wrap-anywhere text-ink-600">
        <Dotted text={facts.filter(Boolean).join(' · ')} />
      </p>
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

/** The one fact that matters while the row is closed. */
function credentialLineText(
  kind: CredentialKind,
  credential: Credential | null,
  phoneConfirmedOn: string | null,
): string {
  if (kind === 'phone')
    return phoneConfirmedOn
      ? `Visita del ${fullDateText(phoneConfirmedOn)}`
      : 'Se confirma con la primera visita completada.'
  if (!credential) return OPTIONAL_CREDENTIALS.includes(kind) ? 'Opcional' : ''
  const { expiresOn, status, number, entity } = credential
  if (expiresOn) return `${status === 'expired' ? 'Venció' : 'Vence'} el ${fullDateText(expiresOn)}`
  return maskedNumberText(kind, number) || entity || ''
}

const TILE = 'grid h-[4.125rem] w-22 place-items-center overflow-hidden rounded-8 text-petrol-600'

/** Opens the private document; an icon once it is deleted. */
function Thumbnail({ kind, credential }: Pick<SentCredentialProps, 'kind' | 'credential'>) {
  const [first, ...others] = credential.documents
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
