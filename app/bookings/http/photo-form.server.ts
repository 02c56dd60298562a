// The posted booking form: urlencoded, or multipart with the photos of the problem when it was sent without script.

import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { type ProblemPhotoRefusal, problemPhotoIdsFrom } from '#bookings/domain/problem-photo.ts'
import { addProblemPhoto, addProblemPhotosOfForm } from '#bookings/use-cases/add-problem-photos.server.ts'
import { BOOKING_REFUSALS } from '#bookings/wording/outcomes.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import { handleUpload } from '#platform/http/photo-form.server.ts'
import {
  onlyFields,
  refusalStatus,
  refuseIncompleteForm,
  textEntriesIn,
} from '#platform/http/request-form.server.ts'
import { boundaryIn } from '#platform/photos/photo-upload.server.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'

export interface PostedBookingForm {
  /** The text fields of these names. */
  readonly fields: Record<string, string>
  /** Every value of a text field that is sent several times. */
  readonly all: (name: string) => readonly string[]
  /** Ids of the photos, those posted and those stored now; to be shown again when the form is refused. */
  readonly fotos: readonly string[]
  /** Why a photo was not stored: for the field `foto`, with the status of the response. */
  readonly photoRefusal: (FormRefusal & { readonly status: number }) | null
}

/** The text fields to read; a form of several acts names them by what was sent. */
type FieldNames = readonly string[] | ((sent: Readonly<Record<string, string>>) => readonly string[])

/** Of guests nothing is stored (D33): their photos are not read, their texts are if they come first. */
const GUEST_FORM_MAX_BYTES = 1_000_000

export async function readBookingForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  names: FieldNames,
): Promise<PostedBookingForm> {
  const type = request.headers.get('content-type')
  if (!boundaryIn(type)) return posted(await request.formData().catch(refuseIncompleteForm), names)
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const upload = { type, body: request.body }
  if (!viewer) {
    const options = { field: 'foto', max: 0, maxBytes: GUEST_FORM_MAX_BYTES }
    const received = await services.problemPhotos.receiveForm(upload, options)
    return posted(received?.form ?? refuseIncompleteForm(), names)
  }
  const received = await addProblemPhotosOfForm(services, viewer, upload)
  if (!received) return refuseIncompleteForm()
  return posted(received.form, names, received)
}

function posted(
  form: FormData,
  names: FieldNames,
  stored?: { readonly fotos: readonly string[]; readonly refusal: ProblemPhotoRefusal | null },
): PostedBookingForm {
  const entries = textEntriesIn(form)
  const fields = onlyFields(entries, typeof names === 'function' ? names(Object.fromEntries(entries)) : names)
  const all = (wanted: string) => entries.flatMap(([name, value]) => (name === wanted ? [value] : []))
  const refusal = stored?.refusal && BOOKING_REFUSALS[stored.refusal]
  return {
    fields,
    all,
    fotos: stored?.fotos ?? problemPhotoIdsFrom(all('fotos')),
    photoRefusal: refusal
      ? { ...formRefusal(refusal[1], fields, 'foto'), status: refusalStatus(refusal) }
      : null,
  }
}

/** A photo of the problem; its id. Nothing of a guest's upload is read. */
export async function handleProblemPhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  if (!viewer) return refused('sign-in-to-book')
  return handleUpload(request, services, upload => addProblemPhoto(services, viewer, upload))
}
