import { Link, useFetcher } from 'react-router'
import {
  CONTESTED_VISITS_PATH,
  technicianDossierPath,
  userDossierPath,
} from '#accounts/domain/panel-paths.ts'
import type { ContestedVisit } from '#moderation/domain/person-dossier.ts'
import { contestedStatements, DECISION_LABELS } from '#moderation/wording/admin-dossier.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { DECIDED_OUTCOMES } from '#visits/domain/visit-progress.ts'

interface ContestedVisitsProps {
  visits: readonly ContestedVisit[]
  today: string
}

/** What each side says, with its hour, and the three things that can have happened. */
export function ContestedVisits({ visits, today }: ContestedVisitsProps) {
  return (
    <ul className="grid gap-3">
      {visits.map(visit => (
        <li
          key={visit.key}
          id={`visita-${visit.key}`}
          className="scroll-mt-16 rounded-16 border border-paper-200 bg-white px-4 py-4 shadow-1 sm:px-6"
        >
          <h2 className="text-17 font-extrabold">
            {reviewDateText(visit.date, today)}, {visit.start}
          </h2>
          <p className="dots text-label">
            <Person to={userDossierPath(visit.clientId)} name={visit.clientName} />
            <Person to={technicianDossierPath(visit.technicianId)} name={visit.technicianName} />
          </p>
          <ul className="mt-2 grid gap-1 text-label/6 text-ink-700">
            {contestedStatements(visit).map(statement => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
          <Decision visit={visit} />
        </li>
      ))}
    </ul>
  )
}

function Person({ to, name }: { to: string; name: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-petrol-600 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The action data of the form of a contested visit. */
export interface DecidedVisitAnswer {
  readonly failure: string | null
}

/** D65: one of three, recorded in the history of the technician. */
function Decision({ visit: { key } }: { visit: ContestedVisit }) {
  const { Form, state, data, formData } = useFetcher<DecidedVisitAnswer>()
  const isHydrated = useHydrated()
  return (
    <Form method="post" action={`${CONTESTED_VISITS_PATH}/${key}`} className="mt-3">
      {isHydrated && <input type="hidden" name="answer" value="row" />}
      <p className="text-support text-ink-600">¿Qué pasó?</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {DECIDED_OUTCOMES.map(outcome => (
          <Button
            key={outcome}
            type="submit"
            name="resultado"
            value={outcome}
            kind="white"
            busy={state !== 'idle' && formData?.get('resultado') === outcome}
            className="px-3! text-support"
          >
            {DECISION_LABELS[outcome]}
          </Button>
        ))}
      </div>
      {data?.failure && (
        <div className="mt-2">
          <Message kind="error">{data.failure}</Message>
        </div>
      )}
    </Form>
  )
}
