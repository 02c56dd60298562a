import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import { findOwnProfile } from '#technicians/persistence/own-profile.server.ts'
import { checksAskedOf, type DocumentCheckKind } from '#verification/domain/check.ts'
import {
  CHECK_FIELDS,
  parseCheckForm,
  type SendCheckRefusal,
  type WithdrawCheckRefusal,
} from '#verification/domain/check-submission.ts'
import type { ReceivedDocument } from '#verification/persistence/document-files.server.ts'
import { deletePendingSubmission, insertSubmission } from '#verification/persistence/submissions.server.ts'

interface RefusedCheck {
  readonly code: SendCheckRefusal
  /** The field of the form that it is about; null when it is about the whole. */
  readonly field: string | null
  readonly typed: Readonly<Record<string, string>>
}

type Sent = { readonly ok: true } | ({ readonly ok: false } & RefusedCheck)

/** The rows are inserted only after the files are durably stored. */
export async function sendCheck(
  services: Services,
  viewer: Viewer,
  { kind, upload }: { kind: DocumentCheckKind; upload: Upload },
): Promise<Sent> {
  const { db, checkDocuments, limits, log, now } = services
  const { uid } = viewer
  let typed: Record<string, string> = {}
  const refuse = (code: SendCheckRefusal, field: string | null = null): Sent => ({
    ok: false,
    code,
    field,
    typed,
  })
  if (viewer.role === 'cliente') return refuse('sign-in-as-technician')
  const technician = await findOwnProfile(db, uid)
  if (!technician || !checksAskedOf(technician.especialidades).includes(kind)) return refuse('no-profile')
  if (!(await limits.consume('check-person', uid))) return refuse('too-many-requests')
  try {
    const received = await checkDocuments.receiveForm(upload)
    if (!received) return refuse('document-damaged', 'documento')
    typed = typedIn(received.form)
    const details = parseCheckForm(kind, typed, bogotaDate(now()))
    if (!details.ok) return refuse(details.code, details.field)
    const documents = documentsIn(received)
    if (!documents.ok) return refuse(documents.code, 'documento')

    const stored = await checkDocuments.store(documents.value)
    const ids = stored.map(({ id }) => id)
    const submission = { technicianId: uid, kind, ...details.value, sentAt: now(), documents: stored }
    const replaced = await insertSubmission(db, submission).catch(async error => {
      await checkDocuments.remove(ids)
      throw error
    })
    // Without their rows nobody can open them; what could not be deleted now is deleted by the daily sweep.
    await checkDocuments
      .remove(replaced ?? ids)
      .catch(error => log.warn({ err: error }, 'documents not deleted'))
    return replaced ? { ok: true } : refuse('check-sent-meanwhile')
  } catch (error) {
    // A failure of this server does not count against the limit.
    log.error({ err: error }, 'check not stored')
    await limits.refund('check-person', uid).catch(() => {})
    return refuse('document-failed')
  }
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    CHECK_FIELDS.flatMap(field => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, sanitizeText(value)]] : []
    }),
  )
}

function documentsIn({
  files,
  hasMore,
}: NonNullable<Awaited<ReturnType<Services['checkDocuments']['receiveForm']>>>): Outcome<
  ReceivedDocument[],
  SendCheckRefusal
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
export async function withdrawCheck(
  { db, checkDocuments, log }: Services,
  { uid, role }: Viewer,
  id: number,
): Promise<Outcome<void, WithdrawCheckRefusal>> {
  if (role === 'cliente') return refused('sign-in-as-technician')
  const removed = await deletePendingSubmission(db, { id, technicianId: uid })
  if (!removed) return refused('check-not-pending')
  // The daily sweep deletes what could not be deleted now.
  await checkDocuments.remove(removed).catch(error => log.warn({ err: error }, 'documents not deleted'))
  return accepted()
}
