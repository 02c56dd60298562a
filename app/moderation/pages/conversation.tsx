// What client and technician wrote to each other, for an administrator who decides a report or a guarantee case about the visit.

import { data, Form } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { adminCasePath } from '#guarantee/domain/guarantee-dossier.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { findConversationSubject } from '#moderation/persistence/conversations.server.ts'
import { readConversation } from '#moderation/use-cases/read-conversation.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf } from '#platform/http/request-form.server.ts'
import { BackLink, Button } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { datedDayText } from '#platform/wording/dates.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { earlierThanFrom } from '#visits/domain/visit-message.ts'
import { ReadConversation } from '#visits/ui/read-conversation.tsx'
import type { Route } from './+types/conversation'

const SOURCES = { reporte: 'report', garantia: 'guarantee' } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, id } = sourceFrom(params)
  const { db, now } = context.get(servicesContext)
  const subject = await findConversationSubject(db, source, id)
  if (!subject) throw data(null, 404)
  return {
    subject,
    back: source === 'report' ? '/admin/reportes' : adminCasePath(id),
    today: bogotaDate(now()),
  }
}

/** Reading leaves an entry in the trail, so it is posted. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { antes = '' } = await formOf(request, ['antes'])
  const outcome = await readConversation(context.get(servicesContext), requireViewer(context), {
    ...sourceFrom(params),
    before: earlierThanFrom(antes),
  })
  if (outcome.ok) return { page: outcome.value, failure: null }
  // Without a report or a case about it, nobody may read it.
  const forbidden = { ...outcome, kind: 'forbidden' } as const
  return answerRefusal(PLATFORM_REFUSALS, forbidden, failure => ({ page: null, failure }))
}

function sourceFrom({ source, id }: { source: string; id: string }) {
  const known = Object.entries(SOURCES).find(([name]) => name === source)?.[1]
  if (!known || !/^[1-9]\d{0,14}$/.test(id)) throw data(null, 404)
  return { source: known, id: Number(id) }
}

export const meta = () => pageMeta('Conversación de una visita')

export default function AdminConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, back, today } = loaderData
  const { clientName, technicianName, date, start, messageCount } = subject
  const page = actionData?.page
  return (
    <div className="container-45 pt-5 pb-16 md:pt-8">
      <BackLink to={back}>Volver</BackLink>
      <h1 className="mt-0.5 type-h2">Conversación de la visita</h1>
      <p className="mt-1 break-words text-ink-600">
        <bdi>{clientName}</bdi> y <bdi>{technicianName}</bdi>, {datedDayText(date, today)}, {start}.
      </p>
      <div className="mt-5">
        {actionData?.failure && <Message kind="error">{actionData.failure}</Message>}
        {page ? (
          <>
            {page.earlierThan !== null && (
              <Form method="post" className="mb-4">
                <input type="hidden" name="antes" value={page.earlierThan} />
                <Button type="submit" kind="white">
                  Ver mensajes anteriores
                </Button>
              </Form>
            )}
            <ReadConversation
              clientName={clientName}
              technicianName={technicianName}
              messages={page.messages}
              today={today}
            />
          </>
        ) : messageCount === 0 ? (
          <p className="rounded-16 border border-paper-200 bg-white p-5">
            En esta visita no se escribieron por aquí.
          </p>
        ) : (
          <div className="rounded-16 border border-paper-200 bg-white p-5">
            <p>
              {messageCount === 1 ? 'Hay 1 mensaje.' : `Hay ${messageCount} mensajes.`} Son privados: léelos
              solo si los necesitas para decidir. Queda en el historial que los leíste.
            </p>
            <Form method="post" className="mt-4">
              <Button type="submit" kind="white">
                Leer la conversación
              </Button>
            </Form>
          </div>
        )}
      </div>
    </div>
  )
}
