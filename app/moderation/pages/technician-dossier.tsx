// The dossier of a technician, in any state: everything an administrator decides on.
import { data } from 'react-router'
import { technicianDossierPath } from '#accounts/domain/panel-paths.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { findConfirmedPhone } from '#bookings/persistence/confirmed-phone.server.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { findTechnicianForAdmin, listReportsOf } from '#moderation/persistence/person-dossiers.server.ts'
import { credentialFailed } from '#moderation/ui/dossier/credential-decision.tsx'
import { TechnicianDossierView } from '#moderation/ui/dossier/technician-dossier-view.tsx'
import { MODERATION_FAILED, moderationClientAction } from '#moderation/ui/moderation-answer.tsx'
import { formOf, withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import { listJobPhotosOf } from '#technicians/persistence/technician-photos.server.ts'
import { TECHNICIAN_SUCCESSES } from '#technicians/wording/outcomes.ts'
import { countValidCredentials, listDossierCredentials } from '#verification/domain/admin-credentials.ts'
import { mayBeVerified } from '#verification/domain/credential.ts'
import { CREDENTIAL_ACTS } from '#verification/domain/credential-decisions.ts'
import { findDeciderNames, listCredentials } from '#verification/persistence/credentials.server.ts'
import { VERIFICATION_SUCCESSES } from '#verification/wording/outcomes.ts'
import { findReputation } from '#visits/persistence/reputation.server.ts'
import type { Route } from './+types/technician-dossier'
import { CREDENTIAL_DECISION_FIELDS, decideCredential } from './decide-credential.server.ts'
import { readDossier } from './dossier.server.ts'
import { answerModeration } from './moderate.server.ts'

const FLASHES = [...CREDENTIAL_ACTS, 'job-photo-hidden', 'job-photo-shown'] as const

export async function loader({ request, params: { uid }, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const found = await findTechnicianForAdmin(db, uid)
  if (!found) throw data(null, 404)
  const { technician, account } = found
  const [dossier, credentials, deciders, phoneConfirmedOn, [card = null], answers, reports, jobPhotos] =
    await Promise.all([
      readDossier(request, context, { kind: 'technician', uid }),
      listCredentials(db, uid),
      findDeciderNames(db, uid),
      findConfirmedPhone(db, uid),
      listCards(db, [uid], { now, isHoliday }),
      findReputation(db, uid, now),
      listReportsOf(db, 'subjectId', uid, { openOnly: true }),
      listJobPhotosOf(db, uid),
    ])
  const { today } = dossier.facts
  const listed = listDossierCredentials(credentials, technician.especialidades)
  const { flash, cookies } = takeFlash(request, context.get(originContext), FLASHES)
  const { nombre, telefono, fotoURL, publicado, estado, verificado, deletedAt, licencias } = technician
  return data(
    {
      ...dossier.facts,
      technician: { uid, nombre, telefono, fotoURL, publicado, estado, verificado, deletedAt, licencias },
      account,
      card,
      missing: missingPoints(technician),
      mayVerify: mayBeVerified(credentials, today),
      credentials: listed,
      counted: countValidCredentials(listed, { today, phoneConfirmed: phoneConfirmedOn !== null }),
      deciders,
      phoneConfirmedOn,
      answers,
      reports,
      jobPhotos,
      flash: dossier.flash ?? (flash && { ...TECHNICIAN_SUCCESSES, ...VERIFICATION_SUCCESSES }[flash]),
    },
    withCookies([...dossier.cookies, ...cookies]),
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `Ficha de ${loaderData.technician.nombre}` : 'Ficha no encontrada')

export default function TechnicianDossier({ loaderData, actionData }: Route.ComponentProps) {
  return <TechnicianDossierView {...loaderData} answer={actionData} />
}
