// The guarantee of a completed visit: the client opens a case, or follows it.
import { data } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { openingRefusal } from '#domain/guarantee/guarantee-case.ts'
import { clientCasePath } from '#domain/guarantee/guarantee-file.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { CASE_NOTICES, postCaseForm } from '#http/guarantee-form.server.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import { findBookingOfClient } from '#persistence/bookings/bookings.server.ts'
import { findCaseOfClient } from '#persistence/guarantee/guarantee-cases.server.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { Message } from '#ui/basics/message.tsx'
import { revalidateOnConflict } from '#ui/basics/revalidate-on-conflict.ts'
import { CaseHeading } from '#ui/guarantee/case-heading.tsx'
import { CASE_PAGE, CasePage, GuaranteeNote } from '#ui/guarantee/case-page.tsx'
import { ClientActs } from '#ui/guarantee/client-acts.tsx'
import { caseActionFallback } from '#ui/guarantee/failed-case-form.ts'
import { OpenCaseForm } from '#ui/guarantee/open-case-form.tsx'
import { firstNameOf } from '#wording/bookings.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/my-booking-guarantee'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now: clock } = context.get(servicesContext)
  const key = keyFrom(params.key)
  const now = clock()
  const formKey = crypto.randomUUID()
  const file = await findCaseOfClient(db, key, uid)
  if (file) {
    const { notice, cookies } = takeNotice(request, context.get(originContext), CASE_NOTICES)
    return data(
      { file, visit: null, refusal: null, now, formKey, notice: notice && SUCCESS_TEXTS[notice] },
      withCookies(cookies),
    )
  }
  const booking = await findBookingOfClient(db, key, uid)
  if (!booking) throw data(null, 404)
  const { technicianName, date, start, servicio } = booking
  const refusal = openingRefusal(booking, now)
  const visit = { technicianName, date, start, servicio }
  return data({ file: null, visit, refusal, now, formKey, notice: null }, refusal ? 409 : 200)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db } = context.get(servicesContext)
  const key = keyFrom(params.key)
  // Somebody else's booking does not exist.
  if (!(await findBookingOfClient(db, key, uid))) throw data(null, 404)
  const findFile = () => findCaseOfClient(db, key, uid)
  return postCaseForm(request, context, { key, side: 'client', path: clientCasePath(key), findFile })
}

function keyFrom(text: string): number {
  const key = Number(text)
  if (!Number.isSafeInteger(key)) throw data(null, 404)
  return key
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  caseActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const handle = { header: 'slim' }

export const meta = () => pageMeta('Garantía')

const BACK = { to: '/mis-reservas', text: 'Mis reservas' }

export default function MyBookingGuarantee({ loaderData, actionData }: Route.ComponentProps) {
  const { file, visit, refusal, now, formKey, notice } = loaderData
  const today = bogotaDate(now)
  if (file) {
    const forms = { step: file.step, formKey, answer: actionData }
    const { technicianName, technicianFotoURL } = file
    return (
      <CasePage
        file={file}
        reader="client"
        forms={forms}
        now={now}
        notice={notice}
        heading={
          <CaseHeading
            back={BACK}
            name={technicianName}
            fotoURL={technicianFotoURL}
            visit={file.visit}
            today={today}
          />
        }
        acts={<ClientActs file={file} forms={forms} now={now} />}
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
              <Message kind="warning">{refusalText(refusal)}</Message>
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
