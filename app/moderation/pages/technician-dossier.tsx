// The dossier of a technician, in any state: everything an administrator decides on.
import { useRef } from 'react'
import { data } from 'react-router'
import { technicianDossierPath } from '#accounts/domain/panel-paths.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { DOSSIER_TRAIL_ENTRIES } from '#moderation/domain/person-dossier.ts'
import { listMissedVisits } from '#moderation/persistence/missed-visits.server.ts'
import { findUndoableAct } from '#moderation/persistence/moderation-acts.server.ts'
import { listTrail } from '#moderation/persistence/moderation-history.server.ts'
import {
  findBookingFigures,
  findReviewFigures,
  findTechnicianForAdmin,
  listCasesOf,
  listReportsOf,
} from '#moderation/persistence/person-dossiers.server.ts'
import { credentialFailed } from '#moderation/ui/dossier/credential-decision.tsx'
import { TechnicianDossierView } from '#moderation/ui/dossier/technician-dossier-view.tsx'
import {
  MODERATION_FAILED,
  ModerationFeedback,
  moderationClientAction,
  useStaleUndoToast,
} from '#moderation/ui/moderation-answer.tsx'
import { ModerationDialog } from '#moderation/ui/moderation-dialog.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { formOf, withCookies } from '#platform/http/request-form.server.ts'
import { takeNotice } from '#platform/http/site-cookies.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { useLivePanel } from '#platform/ui/live/use-live-panel.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import { findReputation } from '#technicians/persistence/reputation.server.ts'
import { listJobPhotosOf } from '#technicians/persistence/technician-photos.server.ts'
import { TECHNICIAN_SUCCESSES } from '#technicians/wording/outcomes.ts'
import { countValidCredentials, listDossierCredentials } from '#verification/domain/admin-credentials.ts'
import { mayBeVerified } from '#verification/domain/credential.ts'
import { CREDENTIAL_ACTS } from '#verification/domain/credential-decisions.ts'
import {
  findConfirmedPhone,
  findDeciderNames,
  listCredentials,
} from '#verification/persistence/credentials.server.ts'
import { VERIFICATION_SUCCESSES } from '#verification/wording/outcomes.ts'
import type { Route } from './+types/technician-dossier'
import { CREDENTIAL_DECISION_FIELDS, decideCredential } from './decide-credential.server.ts'
import { answerModeration } from './moderate.server.ts'
import { takeModerationNotice } from './moderation-done.server.ts'

const NOTICES = [...CREDENTIAL_ACTS, 'job-photo-hidden', 'job-photo-shown'] as const

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const today = bogotaDate(now)
  const found = await findTechnicianForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const { technician, account } = found
  const [
    credentials,
    deciders,
    phoneConfirmedOn,
    [card = null],
    reviews,
    bookings,
    answers,
    reports,
    cases,
    missedVisits,
    trail,
    jobPhotos,
    undoable,
    { notice: act, cookies: actCookies },
  ] = await Promise.all([
    listCredentials(db, uid),
    findDeciderNames(db, uid),
    findConfirmedPhone(db, uid),
    listCards(db, [uid], { now, isHoliday }),
    findReviewFigures(db, 'technicianId', uid),
    findBookingFigures(db, 'technicianId', uid),
    findReputation(db, uid, now),
    listReportsOf(db, 'subjectId', uid, { openOnly: true }),
    listCasesOf(db, 'technicianId', uid),
    listMissedVisits(db, 'technicianId', uid),
    listTrail(db, { targetKind: 'technician', targetId: uid }, null),
    listJobPhotosOf(db, uid),
    findUndoableAct(db, 'technician', uid, now),
    takeModerationNotice(request, context),
  ])
  const listed = listDossierCredentials(credentials, technician.especialidades)
  const { notice, cookies } = takeNotice(request, context.get(originContext), NOTICES)
  const { nombre, telefono, fotoURL, publicado, estado, verificado, deletedAt, licencias } = technician
  return data(
    {
      technician: { uid, nombre, telefono, fotoURL, publicado, estado, verificado, deletedAt, licencias },
      account,
      today,
      card,
      missing: missingPoints(technician),
      mayVerify: mayBeVerified(credentials, today),
      credentials: listed,
      counted: countValidCredentials(listed, { today, phoneConfirmed: phoneConfirmedOn !== null }),
      deciders,
      phoneConfirmedOn,
      reviews,
      bookings,
      answers,
      reports,
      cases,
      missedVisits,
      trail: trail.slice(0, DOSSIER_TRAIL_ENTRIES),
      jobPhotos,
      undoable,
      notice: act ?? (notice && { ...TECHNICIAN_SUCCESSES, ...VERIFICATION_SUCCESSES }[notice]),
    },
    withCookies([...actCookies, ...cookies]),
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const returnPath = technicianDossierPath(params.uid)
  const fields = await formOf(request.clone(), CREDENTIAL_DECISION_FIELDS)
  if (fields.check === undefined) return answerModeration(request, context, returnPath)
  return decideCredential(fields, context, { technicianId: params.uid, returnPath })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  moderationClientAction(args, fields => (fields.has('check') ? credentialFailed(fields) : MODERATION_FAILED))

export const shouldRevalidate = revalidateOnConflict

export const handle = { footer: 'line' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Ficha de ${loaderData.technician.nombre}` : 'Ficha no encontrada')

export default function TechnicianDossier({ loaderData, actionData }: Route.ComponentProps) {
  const { technician, notice } = loaderData
  const view = useRef<HTMLDivElement>(null)
  useLivePanel()
  useStaleUndoToast('technician', technician.uid, loaderData.undoable)
  const path = technicianDossierPath(technician.uid)
  const refusal = actionData && 'credential' in actionData ? actionData : null
  return (
    <div ref={view} tabIndex={-1} className="container-page pt-5 pb-16 md:pt-8">
      <ModerationDialog fallback={view}>
        <TechnicianDossierView
          {...loaderData}
          path={path}
          refusal={refusal}
          feedback={
            <ModerationFeedback
              notice={notice}
              answer={actionData && !('credential' in actionData) ? actionData : undefined}
              action={path}
            />
          }
        />
      </ModerationDialog>
    </div>
  )
}
