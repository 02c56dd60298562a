// The guarantee of a completed visit, mounted once for each side: the client opens a case, both follow it.

import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { clientCasePath } from '#bookings/domain/booking-paths.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { CASE_FLASHES, CASE_SIDES, postCaseForm } from '#guarantee/pages/guarantee-form.server.ts'
import { findTechnicianFace } from '#guarantee/persistence/guarantee-cases.server.ts'
import { ClientActs, caseActionFallback } from '#guarantee/ui/case-acts.tsx'
import { CASE_PAGE, CaseHeading, CasePage, GuaranteeNote } from '#guarantee/ui/case-page.tsx'
import { OpenCaseForm } from '#guarantee/ui/open-case-form.tsx'
import { TechnicianActs } from '#guarantee/ui/technician-acts.tsx'
import { GUARANTEE_SUCCESSES, guaranteeRefusalText } from '#guarantee/wording/outcomes.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { visitKeyFrom, visitSideFrom } from '#visits/pages/visit-address.server.ts'
import type { Route } from './+types/guarantee-case'

export async function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now: clock } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const side = visitSideFrom(pattern)
  const now = clock()
  const formKey = crypto.randomUUID()
  const dossier = await CASE_SIDES[side].findCase(db, key, uid)
  if (dossier) {
    const { flash, cookies } = takeFlash(request, context.get(originContext), CASE_FLASHES)
    const text = flash && GUARANTEE_SUCCESSES[flash]
    return data(
      { side, dossier, visit: null, refusal: null, now, formKey, flash: text },
      withCookies(cookies),
    )
  }
  const booking = side === 'client' ? await findBookingOfClient(db, key, uid) : null
  if (!booking) throw data(null, 404)
  if (booking.repeatOf !== null) throw redirect(clientCasePath(booking.repeatOf))
  const { technicianId, technicianName, date, start, servicio } = booking
  const refusal = openingRefusal(booking, now)
  const fotoURL = await findTechnicianFace(db, technicianId)
  const visit = { technicianName, fotoURL, date, start, servicio }
  return data({ side, dossier: null, visit, refusal, now, formKey, flash: null }, refusal ? 409 : 200)
}

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const side = visitSideFrom(pattern)
  const findPosted = side === 'client' ? findBookingOfClient : CASE_SIDES.technician.findCase
  // What is somebody else's does not exist.
  if (!(await findPosted(db, key, uid))) throw data(null, 404)
  return postCaseForm(request, context, { key, side })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Garantía')

const BACK = {
  client: { to: '/mis-reservas', text: 'Mis reservas' },
  technician: { to: '/agenda', text: 'Mi agenda' },
}

export default function GuaranteeCase({ loaderData, actionData }: Route.ComponentProps) {
  const { side, dossier, visit, refusal, now, formKey, flash } = loaderData
  const today = bogotaDate(now)
  const back = BACK[side]
  if (dossier) {
    const forms = { step: dossier.step, formKey, answer: actionData }
    const { technicianName, technicianFotoURL, clientName } = dossier
    const isClient = side === 'client'
    return (
      <CasePage
        dossier={dossier}
        reader={side}
        forms={forms}
        now={now}
        flash={flash}
        heading={
          <CaseHeading
            back={back}
            name={isClient ? technicianName : clientName}
            fotoURL={isClient ? technicianFotoURL : null}
            visit={dossier.visit}
            today={today}
          />
        }
        acts={
          isClient ? (
            <ClientActs dossier={dossier} forms={forms} now={now} />
          ) : (
            <TechnicianActs dossier={dossier} forms={forms} now={now} />
          )
        }
      />
    )
  }
  return (
    <div className={CASE_PAGE}>
      <div className="max-w-2xl">
        <CaseHeading
          back={back}
          name={visit.technicianName}
          fotoURL={visit.fotoURL}
          visit={visit}
          today={today}
        />
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
