// The guarantee of a completed visit: the client opens a case, or follows it.
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { clientCasePath } from '#guarantee/domain/guarantee-dossier.ts'
import { CASE_NOTICES, postCaseForm } from '#guarantee/pages/guarantee-form.server.ts'
import { findCaseOfClient } from '#guarantee/persistence/guarantee-cases.server.ts'
import { ClientActs, caseActionFallback } from '#guarantee/ui/case-acts.tsx'
import { CASE_PAGE, CaseHeading, CasePage, GuaranteeNote } from '#guarantee/ui/case-page.tsx'
import { OpenCaseForm } from '#guarantee/ui/open-case-form.tsx'
import { GUARANTEE_SUCCESSES, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeNotice } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { visitKeyFrom } from '#visits/pages/visit-form.server.ts'
import type { Route } from './+types/my-booking-guarantee'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now: clock } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const now = clock()
  const formKey = crypto.randomUUID()
  const dossier = await findCaseOfClient(db, key, uid)
  if (dossier) {
    const { notice, cookies } = takeNotice(request, context.get(originContext), CASE_NOTICES)
    return data(
      { dossier, visit: null, refusal: null, now, formKey, notice: notice && GUARANTEE_SUCCESSES[notice] },
      withCookies(cookies),
    )
  }
  const booking = await findBookingOfClient(db, key, uid)
  if (!booking) throw data(null, 404)
  const { technicianName, date, start, servicio } = booking
  const refusal = openingRefusal(booking, now)
  const visit = { technicianName, date, start, servicio }
  return data({ dossier: null, visit, refusal, now, formKey, notice: null }, refusal ? 409 : 200)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  // Somebody else's booking does not exist.
  if (!(await findBookingOfClient(db, key, uid))) throw data(null, 404)
  const findDossier = () => findCaseOfClient(db, key, uid)
  return postCaseForm(request, context, { key, side: 'client', path: clientCasePath(key), findDossier })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Garantía')

const BACK = { to: '/mis-reservas', text: 'Mis reservas' }

export default function MyBookingGuarantee({ loaderData, actionData }: Route.ComponentProps) {
  const { dossier, visit, refusal, now, formKey, notice } = loaderData
  const today = bogotaDate(now)
  if (dossier) {
    const forms = { step: dossier.step, formKey, answer: actionData }
    const { technicianName, technicianFotoURL } = dossier
    return (
      <CasePage
        dossier={dossier}
        reader="client"
        forms={forms}
        now={now}
        notice={notice}
        heading={
          <CaseHeading
            back={BACK}
            name={technicianName}
            fotoURL={technicianFotoURL}
            visit={dossier.visit}
            today={today}
          />
        }
        acts={<ClientActs dossier={dossier} forms={forms} now={now} />}
      />
    )
  }
  return (
    <div className={CASE_PAGE}>
      <div className="max-w-2xl">
        <CaseHeading back={BACK} name={visit.technicianName} fotoURL={null} visit={visit} today={today} />
        <div className="mt-5">
          {refusal ? (
            <div className="grid gap-4">
              <Message kind="warning">{guaranteeRefusalText(refusal)}</Message>
              <ButtonLink to={refusal === 'guarantee-too-late' ? '/contacto' : '/mis-reservas'} kind="white">
                {refusal === 'guarantee-too-late' ? 'Escribirle a TecniYa' : 'Volver a mis reservas'}
              </ButtonLink>
            </div>
          ) : (
            <OpenCaseForm
              technician={firstNameOf(visit.technicianName)}
              formKey={formKey}
              answer={actionData}
            />
          )}
        </div>
        <GuaranteeNote reader="client" />
      </div>
    </div>
  )
}
