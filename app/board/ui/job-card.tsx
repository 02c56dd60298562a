// 'Trabajos que esperan': the queue as it is now, and the jobs behind a figure with 'Reintentar'.
import { Form, Link, useNavigation } from 'react-router'
import { type BoardView, boardPath } from '#board/domain/board-paths.ts'
import type { JobQueue, JobState, QueuedJob } from '#board/domain/queued-jobs.ts'
import { JOB_STATE_LABELS, jobText, momentText, queueText } from '#board/wording/board.ts'
import { ReportCard } from '#moderation/ui/report-card.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { numberText } from '#platform/wording/price.ts'

interface ListedJobs {
  readonly state: JobState
  readonly jobs: readonly QueuedJob[]
}

interface JobCardProps {
  queues: readonly JobQueue[] | null
  listed: ListedJobs | null
  /** Why one was not tried again. */
  failure: string | null
  view: BoardView
  now: Date
}

export function JobCard({ queues, listed, failure, view, now }: JobCardProps) {
  return (
    <ReportCard id="trabajos" title="Trabajos que esperan" note="Ahora mismo">
      {queues && (
        <>
          <ul>
            {queues.map(queue => (
              <Queue
                key={queue.state}
                queue={queue}
                to={`${boardPath({ ...view, jobs: queue.state })}#trabajos`}
                now={now}
              />
            ))}
          </ul>
          {failure && (
            <div className="px-4 pb-3 md:px-6">
              <Message kind="error">{failure}</Message>
            </div>
          )}
          {listed && <Listed listed={listed} view={view} now={now} />}
        </>
      )}
    </ReportCard>
  )
}

function Queue({ queue, to, now }: { queue: JobQueue; to: string; now: Date }) {
  const { state, count } = queue
  const isLost = state === 'rendidos' && count > 0
  const label = JOB_STATE_LABELS[state]
  return (
    <li className="relative flex min-h-15 items-center gap-3 border-t border-paper-200 px-4 py-2 text-label md:px-6">
      <span className="min-w-0 flex-1">
        <span className={`block font-semibold ${isLost ? 'text-red-600' : ''}`}>{label}</span>
        <span className="block text-support wrap-anywhere text-ink-600">{queueText(queue, now)}</span>
      </span>
      {isLost && (
        <ButtonLink kind="white" to={to} preventScrollReset className="px-3! text-support max-md:hidden">
          Ver y reintentar
        </ButtonLink>
      )}
      {count === 0 ? (
        <span className="text-lead/6 text-ink-600">0</span>
      ) : (
        <Link
          to={to}
          preventScrollReset
          aria-label={`${label}, ${numberText(count)}: ver`}
          className={`flex items-center gap-2 text-lead/6 font-bold tabular-nums hover:underline max-md:after:absolute max-md:after:inset-0 md:min-h-11 md:min-w-6 md:justify-end ${isLost ? 'text-red-600' : 'text-petrol-600'}`}
        >
          {numberText(count)}
          <Icon of="chevron-right" size={20} className="text-ink-600 md:hidden" />
        </Link>
      )}
    </li>
  )
}

function Listed({ listed: { state, jobs }, view, now }: { listed: ListedJobs; view: BoardView; now: Date }) {
  return (
    <div className="border-t border-paper-200 bg-paper-50 px-4 py-3 md:px-6">
      <h3 className="text-label font-bold">{JOB_STATE_LABELS[state]}</h3>
      {jobs.length === 0 && <p className="text-label text-ink-600">Ya no hay ninguno.</p>}
      <ul>
        {jobs.map(job => (
          <Job key={job.id} job={job} state={state} view={view} now={now} />
        ))}
      </ul>
    </div>
  )
}

interface JobProps {
  job: QueuedJob
  state: JobState
  view: BoardView
  now: Date
}

function Job({ job, state, view, now }: JobProps) {
  const { state: going, formData } = useNavigation()
  const isBusy = going !== 'idle' && formData?.get('trabajo') === job.id
  const moment = state === 'rendidos' ? job.updatedAt : job.dueAt
  const attempts = `${job.attempts} ${job.attempts === 1 ? 'intento' : 'intentos'}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-paper-200 py-2 text-label first:border-t-0">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">{jobText(job)}</span>
        <span className="block text-support text-ink-600">
          {state === 'cola' ? `Desde ${momentText(moment, now).replace(/^a /, '')}` : null}
          {state === 'reintentos' ? `${attempts}; otra vez ${momentText(moment, now)}` : null}
          {state === 'rendidos' ? `${attempts}; el último ${momentText(moment, now)}` : null}
        </span>
      </span>
      {state === 'rendidos' && (
        <Form method="post" action={`${boardPath(view)}#trabajos`} preventScrollReset>
          <input type="hidden" name="act" value="reintentar" />
          <input type="hidden" name="trabajo" value={job.id} />
          <Button
            type="submit"
            kind="white"
            busy={isBusy}
            busyText="Reintentando…"
            className="px-3! text-support"
          >
            <span>
              Reintentar<span className="sr-only">: {jobText(job)}</span>
            </span>
          </Button>
        </Form>
      )}
    </li>
  )
}
