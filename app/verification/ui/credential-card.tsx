import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { bogotaDate } from '#platform/domain/time.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Dotted } from '#platform/ui/basics/dotted.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { BRAND } from '#platform/wording/brand.ts'
import { fullDateText } from '#platform/wording/dates.ts'
import type { Credential, CredentialDocument } from '#verification/domain/credential.ts'
import type { OwnCredential, OwnCredentialState } from '#verification/domain/own-credentials.ts'
import { CREDENTIAL_ICONS } from '#verification/ui/credential-icons.ts'
import { CREDENTIAL_WORDS, ownTitle } from '#verification/wording/credential-texts.ts'
import {
  acceptedText,
  credentialStateText,
  DOCUMENT_HINT,
  daysLeftText,
  momentText,
  PENDING_TEXT,
  stillInForceText,
  withoutRenewalText,
} from '#verification/wording/own-credentials.ts'
import {
  credentialFormPath,
  documentPath,
  documentThumbPath,
} from '#verification/wording/verification-paths.ts'

const BADGES: Record<OwnCredentialState, { tone: BadgeTone; icon: IconName }> = {
  accepted: { tone: 'green', icon: 'circle-check' },
  pending: { tone: 'amber', icon: 'hourglass' },
  returned: { tone: 'red', icon: 'circle-x' },
  'expires-soon': { tone: 'amber', icon: 'triangle-alert' },
  expired: { tone: 'red', icon: 'calendar-x' },
  missing: { tone: 'slate', icon: 'circle' },
  optional: { tone: 'slate', icon: 'circle' },
}

interface CredentialCardProps {
  credential: ShownCredential
  now: Date
  /** The one call to action of the page. */
  isFirstReturned: boolean
}

export function CredentialCard({ credential, now, isFirstReturned }: CredentialCardProps) {
  const { kind, state } = credential
  const titleId = `revision-${kind}`
  return (
    <section
      aria-labelledby={titleId}
      className={`rounded-16 border bg-white p-4.5 shadow-1 md:p-5 ${state === 'returned' ? 'border-red-200' : 'border-paper-200'}`}
    >
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
          <Icon of={CREDENTIAL_ICONS[kind]} size={22} />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-1 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-3 sm:self-center">
          <h2 id={titleId} className="type-h3">
            {ownTitle(kind)}
          </h2>
          <Badge {...BADGES[state]}>{credentialStateText(kind, state)}</Badge>
        </div>
      </div>
      <div className="mt-3 grid gap-3 sm:pl-14">
        <Body credential={credential} now={now} />
        <UploadLink credential={credential} isFirstReturned={isFirstReturned} />
      </div>
    </section>
  )
}

function Body({ credential, now }: { credential: ShownCredential; now: Date }) {
  const { kind, state, shown } = credential
  switch (state) {
    case 'accepted':
      return <Text>{acceptedText(credential)}</Text>
    case 'expires-soon':
    case 'expired':
      return <ExpiryText credential={credential} today={bogotaDate(now)} />
    case 'pending':
      return (
        <>
          {shown && <SentDocuments submission={shown} now={now} />}
          <Text>{[PENDING_TEXT, stillInForceText(credential)].filter(Boolean).join(' ')}</Text>
        </>
      )
    case 'returned':
      return (
        <>
          <ReturnedMessage credential={credential} now={now} />
          {credential.inForce && <Text>{stillInForceText(credential)}</Text>}
        </>
      )
    default:
      return <Text>{CREDENTIAL_WORDS[kind].reason}</Text>
  }
}

function ExpiryText({
  credential: { kind, state, shown },
  today,
}: {
  credential: ShownCredential
  today: string
}) {
  const date = shown?.expiresOn ?? ''
  if (state === 'expired')
    return (
      <Text>
        Venció el <b className="font-bold text-ink-900">{fullDateText(date)}</b>. Ya no sale en tu perfil.
      </Text>
    )
  return (
    <Text>
      Vence el <b className="font-bold text-ink-900">{fullDateText(date)}</b>
      {daysLeftText(date, today)}. {withoutRenewalText(kind)}
    </Text>
  )
}

function Text({ children }: { children: ReactNode }) {
  return <p className="text-label/6 text-ink-700">{children}</p>
}

function UploadLink({
  credential: { kind, state },
  isFirstReturned,
}: Pick<CredentialCardProps, 'credential' | 'isFirstReturned'>) {
  if (kind === 'phone' || state === 'accepted' || state === 'pending') return null
  const to = credentialFormPath(kind)
  const { upload } = CREDENTIAL_WORDS[kind]
  const title = ownTitle(kind)
  if (state === 'returned')
    return (
      <div className="grid gap-2.5 sm:justify-items-start">
        <ButtonLink to={to} kind={isFirstReturned ? 'primary' : 'white'} size="large" className="sm:min-w-56">
          <Icon of="upload" size={20} />
          Subir otro
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <p className="text-center text-support text-ink-600">{DOCUMENT_HINT}</p>
      </div>
    )
  const isRenewal = state === 'expires-soon' || state === 'expired'
  return (
    <ButtonLink to={to} kind="white" className="sm:justify-self-start">
      <Icon of={isRenewal ? 'refresh-cw' : 'upload'} size={18} />
      {isRenewal ? 'Enviar la renovación' : upload}
      {isRenewal && <span className="sr-only">: {title}</span>}
    </ButtonLink>
  )
}

/** A credential as the technician's page receives it. */
export interface ShownCredential extends OwnCredential {
  /** First name of who returned it; null when unknown. */
  readonly deciderName: string | null
}

/** Why it was returned, by whom and when. */
function ReturnedMessage({ credential, now }: { credential: ShownCredential; now: Date }) {
  const { shown, deciderName } = credential
  if (!shown) return null
  const who = deciderName ? `${deciderName}, de ${BRAND.name}` : `El equipo de ${BRAND.name}`
  return (
    <Message kind="error">
      <p className="break-words">{shown.note || 'Revísalo y envíalo de nuevo.'}</p>
      <p className="mt-0.5 text-support font-normal">
        <Dotted
          text={[who, shown.decidedAt && momentText(shown.decidedAt, now)].filter(Boolean).join(' · ')}
        />
      </p>
    </Message>
  )
}

/** The files of a submission that waits, with the button that takes it back. */
function SentDocuments({ submission, now }: { submission: Credential; now: Date }) {
  const { id, documents, sentAt } = submission
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('quitar') === String(id)
  const names = documents.map(({ name }) => name).join(', ') || 'el envío'
  return (
    <div className="flex items-center gap-1 rounded-12 bg-paper-100 p-2">
      <div className="min-w-0 flex-1">
        <ul className="grid gap-2">
          {documents.map(document => (
            <DocumentRow key={document.id} document={document} sent={momentText(sentAt, now)} />
          ))}
        </ul>
        {documents.length === 0 && (
          <p className="px-2 text-support text-ink-600">Enviado {momentText(sentAt, now)}</p>
        )}
      </div>
      <Form
        method="post"
        preventScrollReset
        onSubmit={event => busy && event.preventDefault()}
        className="shrink-0"
      >
        <button
          type="submit"
          name="quitar"
          value={id}
          aria-label={`Quitar ${names}`}
          aria-disabled={busy || undefined}
          className="grid size-11 place-items-center rounded-8 text-ink-700 hover:bg-white hover:text-red-600"
        >
          <Icon of="trash" />
        </button>
      </Form>
    </div>
  )
}

function DocumentRow({ document: { id, name, type }, sent }: { document: CredentialDocument; sent: string }) {
  return (
    <li>
      {/* Not a page of the router: an image, or a file to save. */}
      <a
        href={documentPath(id)}
        target={type === 'image/webp' ? '_blank' : undefined}
        rel="noopener noreferrer"
        className="flex min-h-11 items-center gap-3 rounded-8 hover:underline"
      >
        <span className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-8 border border-paper-300 bg-white text-petrol-600">
          {type === 'image/webp' ? (
            <img
              src={documentThumbPath(id)}
              alt=""
              width={64}
              height={48}
              className="size-full object-cover"
            />
          ) : (
            <Icon of="file-text" size={24} />
          )}
        </span>
        <span className="min-w-0">
          <span className="block text-label font-bold break-words">{name}</span>
          <span className="block text-support text-ink-600">Enviado {sent}</span>
        </span>
      </a>
    </li>
  )
}
