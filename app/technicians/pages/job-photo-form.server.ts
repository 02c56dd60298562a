// The forms of the technician's page of past jobs: add (multipart), change, move, delete.
import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#accounts/domain/role.ts'
import { type Services, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import type { Outcome } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  refuseIncompleteForm,
} from '#platform/http/request-form.server.ts'
import { boundaryIn } from '#platform/photos/photo-upload.server.ts'
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'
import { JOB_PHOTO_FIELDS, type JobPhotoRefusal, parseJobPhoto } from '#technicians/domain/job-photo.ts'
import {
  addJobPhoto,
  editJobPhoto,
  moveJobPhoto,
  removeJobPhoto,
} from '#technicians/use-cases/job-photos.server.ts'
import {
  TECHNICIAN_REFUSALS,
  type TechnicianRefusalCode,
  type TechnicianSuccess,
  technicianRefusalText,
} from '#technicians/wording/outcomes.ts'

/** Action data of a refused form. */
export interface JobPhotoFormAnswer {
  /** The photo whose form it is; 0 for a new one. */
  readonly id: number
  readonly refusal: FormRefusal
}

interface Handled {
  readonly flash?: TechnicianSuccess
  readonly refusal?: ReturnType<typeof answerRefusal<TechnicianRefusalCode, JobPhotoFormAnswer>>
}

export async function handleJobPhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Handled> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const upload = { type: request.headers.get('content-type'), body: request.body }
  // Nothing of a guest's upload is read.
  if (!viewer) return refusedForm({ code: 'sign-in-as-technician' }, {})
  if (boundaryIn(upload.type)) {
    const added = (await addJobPhoto(services, viewer, upload)) ?? refuseIncompleteForm()
    return added.ok ? { flash: 'job-photo-added' } : refusedForm(added, added.typed, 0, added.field)
  }
  const fields = await formOf(request, ['act', 'id', ...JOB_PHOTO_FIELDS])
  const id = /^[1-9]\d{0,14}$/.test(fields.id ?? '') ? Number(fields.id) : 0
  const change = changeFrom(fields, id, bogotaDate(services.now()))
  if ('code' in change) return refusedForm({ ...change, kind: 'invalid' }, fields, id, change.field)
  const outcome = await change
    .run(services, viewer)
    .catch(refusedOnFailure(context, 'job-photo-not-saved', technicianRefusalText))
  if (!outcome.ok) return refusedForm(outcome, fields, id)
  return change.flash ? { flash: change.flash } : {}
}

interface Change {
  readonly run: (services: Services, viewer: Viewer) => Promise<Outcome<void, JobPhotoRefusal>>
  /** None for a move: the list shows it. */
  readonly flash?: TechnicianSuccess
}

function changeFrom(
  fields: Record<string, string>,
  id: number,
  today: string,
): Change | { code: JobPhotoRefusal; field: string | null } {
  const { act } = fields
  if (id === 0) return { code: 'job-photo-not-saved', field: null }
  if (act === 'subir' || act === 'bajar') {
    const by = act === 'subir' ? -1 : 1
    return { run: (services, viewer) => moveJobPhoto(services, viewer, { id, by }) }
  }
  if (act === 'borrar')
    return { run: (services, viewer) => removeJobPhoto(services, viewer, id), flash: 'job-photo-deleted' }
  if (act !== 'cambiar') return { code: 'job-photo-not-saved', field: null }
  const parsed = parseJobPhoto(fields, today)
  if (!parsed.ok) return parsed
  return {
    run: (services, viewer) => editJobPhoto(services, viewer, { id, text: parsed.value }),
    flash: 'job-photo-saved',
  }
}

function refusedForm(
  outcome: Refused<JobPhotoRefusal | PhotoRefusal>,
  typed: Readonly<Record<string, string>>,
  id = 0,
  field: string | null = null,
): Handled {
  const answer = (text: string) => ({ id, refusal: formRefusal(text, typed, field) })
  return {
    refusal: answerRefusal<TechnicianRefusalCode, JobPhotoFormAnswer>(TECHNICIAN_REFUSALS, outcome, answer),
  }
}
