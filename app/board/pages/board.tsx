// The board of the operator: `dias` 7, 28 or 90. `ver=todas`, `ciudades=todas` and `por=oficio` show more of a part, `trabajos` the
// jobs behind a figure, `texto` asks for the trade of words.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { channelFailures } from '#board/domain/board.ts'
import { type BoardView, boardFilePath, boardPath } from '#board/domain/board-paths.ts'
import { jobStateFrom } from '#board/domain/queued-jobs.ts'
import { STRETCHES, stretchFrom } from '#board/domain/stretch.ts'
import { findNamedTrade } from '#board/persistence/board-reads.server.ts'
import { listJobs, listQueues } from '#board/persistence/queued-jobs.server.ts'
import { AnswerCard } from '#board/ui/answer-card.tsx'
import { FreeCard } from '#board/ui/free-card.tsx'
import { FunnelCard } from '#board/ui/funnel-card.tsx'
import { JobCard } from '#board/ui/job-card.tsx'
import { MissedCard } from '#board/ui/missed-card.tsx'
import { NamedTradeNotice, NameTradeForm } from '#board/ui/name-trade.tsx'
import { NoticeCard } from '#board/ui/notice-card.tsx'
import { UnmetCard } from '#board/ui/unmet-card.tsx'
import { retryGivenUpJob } from '#board/use-cases/retry-job.server.ts'
import {
  countedText,
  freeDaysText,
  NEVER_COUNTED,
  STRETCH_LABELS,
  stretchText,
} from '#board/wording/board.ts'
import {
  BOARD_REFUSALS,
  BOARD_SUCCESSES,
  type BoardRefusalCode,
  type BoardSuccess,
} from '#board/wording/outcomes.ts'
import { wordsFrom } from '#demand/domain/named-words.ts'
import { nameWords, undoNamedWords } from '#demand/use-cases/name-words.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { readPart } from '#moderation/pages/read-part.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { answerRefusal, formOf, withCookies } from '#platform/http/request-form.server.ts'
import {
  flashCookie,
  takeFlash,
  takeTrailFlash,
  trailFlashCookie,
} from '#platform/http/site-cookies.server.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PillLinks } from '#platform/ui/pill-links.tsx'
import { QueuePage } from '#platform/ui/queue-page.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { Route } from './+types/board'
import { findBoard } from './board.server.ts'

function viewFrom(query: URLSearchParams): BoardView {
  return {
    days: stretchFrom(query.get('dias')),
    isWhole: query.get('ver') === 'todas',
    isByTrade: query.get('por') === 'oficio',
    isEveryCity: query.get('ciudades') === 'todas',
    jobs: jobStateFrom(query.get('trabajos')),
    words: wordsFrom(query.get('texto') ?? ''),
  }
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, log } = services
  const view = viewFrom(url.searchParams)
  const now = services.now()
  const origin = context.get(originContext)
  const { trailEntryId, cookies: seen } = takeTrailFlash(request, origin)
  const [board, queues, listed, named] = await Promise.all([
    findBoard(services, {
      days: view.days,
      isEveryCity: view.isEveryCity === true,
      isWhole: view.isWhole === true,
      now,
    }),
    readPart(log, () => listQueues(db, now)),
    view.jobs ? readPart(log, async () => listJobs(db, view.jobs ?? 'cola', now)) : null,
    trailEntryId === null ? null : findNamedTrade(db, trailEntryId),
  ])
  const { flash, cookies } = takeFlash(request, origin, Object.keys(BOARD_SUCCESSES) as BoardSuccess[])
  return data(
    {
      ...{ view, now, board, queues, named },
      listed: view.jobs && listed ? { state: view.jobs, jobs: listed } : null,
      flash: flash && BOARD_SUCCESSES[flash],
    },
    withCookies([...seen, ...cookies]),
  )
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const origin = context.get(originContext)
  const fields = await formOf(request, ['act', 'trabajo', 'texto', 'esp', 'linea'])
  const { act, trabajo = '', texto = '', esp = '', linea = '' } = fields
  const path = boardPath(viewFrom(url.searchParams))
  const refuse = (outcome: { readonly code: BoardRefusalCode }) =>
    answerRefusal(BOARD_REFUSALS, outcome, failure => ({ failure }))
  if (act === 'reintentar') {
    const outcome = await retryGivenUpJob(services, viewer, trabajo)
    if (!outcome.ok) return refuse(outcome)
    throw redirect(`${path}#trabajos`, withCookies([flashCookie<BoardSuccess>('job-queued', origin)]))
  }
  if (act === 'es-oficio') {
    const trade = specialtyFrom(esp)
    if (!trade) return refuse({ code: 'trade-missing' })
    const outcome = await nameWords(services, viewer, { words: texto, trade })
    if (!outcome.ok) return refuse(outcome)
    throw redirect(path, withCookies([trailFlashCookie(outcome.value.trailEntryId, origin)]))
  }
  if (act === 'deshacer-oficio') {
    const trailEntryId = /^[1-9]\d{0,14}$/.test(linea) ? Number(linea) : 0
    const outcome = await undoNamedWords(services, viewer, { words: texto, trailEntryId })
    if (!outcome.ok) return refuse(outcome)
    throw redirect(path, withCookies([flashCookie<BoardSuccess>('trade-undone', origin)]))
  }
  return refuse({ code: 'moderation-failed' })
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Tablero')

export default function BoardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, now, board, queues, listed, named, flash } = loaderData
  const { counted, counts } = board
  const today = bogotaDate(now)
  return (
    <QueuePage
      title="Tablero"
      isWide
      intro={
        <>
          {stretchText(board.days)}{' '}
          <span className={counted && bogotaDate(counted.at) === today ? 'max-md:hidden' : ''}>
            {counted ? countedText(counted.at, now) : NEVER_COUNTED}
          </span>
        </>
      }
      beside={<FileLink days={view.days} isNarrow />}
      parts={
        <div className="flex flex-wrap items-center gap-2 md:gap-3">
          <PillLinks
            label="Periodo"
            links={STRETCHES.map(days => ({
              to: boardPath({ days }),
              label: STRETCH_LABELS[days],
              isCurrent: days === view.days,
            }))}
          />
          <span aria-hidden="true" className="h-9 w-px bg-paper-300 max-md:hidden" />
          <span className="max-md:hidden">
            <FileLink days={view.days} />
          </span>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4 md:gap-5">
        <FlashMessage text={flash} />
        {actionData?.failure && <Message kind="error">{actionData.failure}</Message>}
        <NamedTradeNotice named={named} isUndone={flash !== null} view={view} />
        {view.words && <NameTradeForm words={view.words} view={view} />}
        <UnmetCard searches={board.unmet} isSearched={(counts?.search?.times ?? 0) > 0} view={view} />
        <div className="grid grid-cols-1 items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <FunnelCard counts={counts} bars={board.bars} days={view.days} />
          <MissedCard counts={counts} days={view.days} />
        </div>
        <FreeCard
          rows={board.free}
          cities={board.cities}
          days={counted && freeDaysText(bogotaDate(counted.at), today)}
          view={view}
        />
        <AnswerCard answers={board.answers} view={view} />
        <div className="grid grid-cols-1 items-start gap-4 md:gap-5 lg:grid-cols-2">
          <NoticeCard channels={counts && channelFailures(counts)} days={view.days} />
          <JobCard queues={queues} listed={listed} view={view} now={now} />
        </div>
      </div>
    </QueuePage>
  )
}

/** A file, not a page: the browser loads it. */
function FileLink({ days, isNarrow = false }: { days: BoardView['days']; isNarrow?: boolean }) {
  return (
    <a
      href={boardFilePath(days)}
      download
      className={buttonClasses({ kind: 'white', className: isNarrow ? 'size-11 px-0!' : '' })}
    >
      <Icon of="download" size={18} />
      <span className={isNarrow ? 'sr-only' : ''}>
        <span className="sr-only">Descargar </span>CSV
      </span>
    </a>
  )
}
