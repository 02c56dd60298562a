import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import { bogotaDate, HOUR_MS } from '#platform/domain/time.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import { findOwnProfile } from '#technicians/persistence/own-profile.server.ts'
import {
  CREDENTIAL_FIELDS,
  credentialsAskedOf,
  type DocumentCredentialKind,
} from '#verification/domain/credential.ts'
import {
  EXPIRES_FIELD,
  parseCredentialForm,
  type SendCredentialRefusal,
  type WithdrawCredentialRefusal,
} from '#verification/domain/credential-submission.ts'
import type { ReceivedDocument } from '#verification/persistence/document-files.server.ts'
import { deletePendingSubmission, insertSubmission } from '#verification/persistence/submissions.server.ts'

const CREDENTIAL_LIMIT = rateLimit('check-person', 30, HOUR_MS)

interface RefusedCredential {
  readonly code: SendCredentialRefusal
  /** The field of the form that it is about; null when it is about the whole. */
  readonly field: string | null
  readonly typed: Readonly<Record<string, string>>
}

type Sent = { readonly ok: true } | ({ readonly ok: false } & RefusedCredential)

/** The rows are inserted only after the files are durably stored. */
export async function sendCredential(
  services: Services,
  viewer: Viewer,
  { kind, upload }: { kind: DocumentCredentialKind; upload: Upload },
): Promise<Sent> {
  const { db, credentialDocuments, limits, log, now } = services
  const { uid } = viewer
  let typed: Record<string, string> = {}
  const refuse = (code: SendCredentialRefusal, field: string | null = null): Sent => ({
    ok: false,
    code,
    field,
    typed,
  })
  if (viewer.role === 'cliente') return refuse('sign-in-as-technician')
  const technician = await findOwnProfile(db, uid)
  if (!technician || !credentialsAskedOf(technician.especialidades).includes(kind))
    return refuse('no-profile')
  if (!(await limits.consume(CREDENTIAL_LIMIT, uid))) return refuse('too-many-requests')
  try {
    const received = await credentialDocuments.receiveForm(upload)
    if (!received) return refuse('document-damaged', 'documento')
    typed = typedIn(received.form)
    const details = parseCredentialForm(kind, typed, bogotaDate(now()))
    if (!details.ok) return refuse(details.code, details.field)
    const documents = documentsIn(received)
    if (!documents.ok) return refuse(documents.code, 'documento')

    const stored = await credentialDocuments.store(documents.value)
    const ids = stored.map(({ id }) => id)
    const submission = { technicianId: uid, kind, ...details.value, sentAt: now(), documents: stored }
    const replaced = await insertSubmission(db, submission).catch(async error => {
      await credentialDocuments.remove(ids)
      throw error
    })
    // Without their rows nobody can open them; what could not be deleted now is deleted by the daily sweep.
    await credentialDocuments
      .remove(replaced ?? ids)
      .catch(error => log.warn({ err: error }, 'documents not deleted'))
    return replaced ? { ok: true } : refuse('credential-sent-meanwhile')
  } catch (error) {
    // A failure of this server does not count against the limit.
    log.error({ err: error }, 'credential not stored')
    await limits.refund(CREDENTIAL_LIMIT, uid).catch(() => {})
    return refuse('document-failed')
  }
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...CREDENTIAL_FIELDS, EXPIRES_FIELD].flatMap(field => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, sanitizeText(value)]] : []
    }),
  )
}

function documentsIn({
  files,
  hasMore,
}: NonNullable<Awaited<ReturnType<Services['credentialDocuments']['receiveForm']>>>): Outcome<
  ReceivedDocument[],
  SendCredentialRefusal
> {
  if (hasMore) return refused('too-many-documents')
  if (files.length === 0) return refused('document-required')
  const documents: ReceivedDocument[] = []
  for (const file of files) {
    if (!file.ok) return file
    documents.push(file.value)
  }
  return accepted(documents)
}

/** Takes back an own submission that nobody decided, with its documents. */
export async function withdrawCredential(
  { db, credentialDocuments, log }: Services,
  { uid, role }: Viewer,
  id: number,
): Promise<Outcome<void, WithdrawCredentialRefusal>> {
  if (role === 'cliente') return refused('sign-in-as-technician')
  const removed = await deletePendingSubmission(db, { id, technicianId: uid })
  if (!removed) return refused('credential-not-pending')
  // The daily sweep deletes what could not be deleted now.
  await credentialDocuments.remove(removed).catch(error => log.warn({ err: error }, 'documents not deleted'))
  return accepted()
}
