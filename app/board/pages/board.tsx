// The board of the operator: `dias` 7, 28 or 90. `ver=todas`, `ciudades=todas` and `por=oficio` show more of a part, `trabajos` the
// jobs behind a figure, `texto` asks for the trade of words.
import { useState } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { channelFailures } from '#board/domain/board.ts'
import { type BoardView, boardFilePath, boardPath } from '#board/domain/board-paths.ts'
import { jobStateFrom } from '#board/domain/queued-jobs.ts'
import { STRETCHES, stretchFrom } from '#board/domain/stretch.ts'
import { listJobs, listQueues } from '#board/persistence/queued-jobs.server.ts'
import { AnswerCard } from '#board/ui/answer-card.tsx'
import { FreeCard } from '#board/ui/free-card.tsx'
import { FunnelCard } from '#board/ui/funnel-card.tsx'
import { JobCard } from '#board/ui/job-card.tsx'
import { MissedCard } from '#board/ui/missed-card.tsx'
import { NamedTradeNotice, NamedWords, NameTradeForm } from '#board/ui/name-trade.tsx'
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
import { listNamings } from '#demand/persistence/named-words.server.ts'
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
import { type FormRefusal, formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import type { Route } from './+types/board'
import { findBoard } from './board.server.ts'

const NAMINGS_SHOWN = 50

/** Why a form was refused; of which it was is said beside it. */
interface BoardAnswer {
  readonly at: 'form' | 'jobs' | null
  readonly refusal: FormRefusal
}

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
  const { words = null } = view
  const [board, queues, listed, namings, asked] = await Promise.all([
    findBoard(services, {
      days: view.days,
      isEveryCity: view.isEveryCity === true,
      isWhole: view.isWhole === true,
      now,
    }),
    readPart(log, () => listQueues(db, now)),
    view.jobs ? readPart(log, async () => listJobs(db, view.jobs ?? 'cola', now)) : null,
    readPart(log, () => listNamings(db, { limit: NAMINGS_SHOWN })),
    words === null ? [] : listNamings(db, { words, limit: 1 }),
  ])
  const { flash, cookies } = takeFlash(request, origin, Object.keys(BOARD_SUCCESSES) as BoardSuccess[])
  return data(
    {
      ...{ view, now, board, queues, namings },
      // Said a moment ago; or, where words are asked about again, by somebody before.
      named:
        (trailEntryId && namings?.find(naming => naming.trailEntryId === trailEntryId)) || asked[0] || null,
      isNew: trailEntryId !== null,
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
  const path = boardPath({ ...viewFrom(url.searchParams), words: null })
  const refuse = (
    outcome: { readonly code: BoardRefusalCode },
    at: BoardAnswer['at'] = null,
    field: string | null = null,
  ) =>
    answerRefusal(
      BOARD_REFUSALS,
      outcome,
      (text): BoardAnswer => ({ at, refusal: formRefusal(text, { esp }, field) }),
    )
  if (act === 'reintentar') {
    const outcome = await retryGivenUpJob(services, viewer, trabajo)
    if (!outcome.ok) return refuse(outcome, 'jobs')
    throw redirect(`${path}#trabajos`, withCookies([flashCookie<BoardSuccess>('job-queued', origin)]))
  }
  if (act === 'es-oficio') {
    const trade = specialtyFrom(esp)
    if (!trade) return refuse({ code: 'trade-missing' }, 'form', 'esp')
    const outcome = await nameWords(services, viewer, { words: texto, trade })
    if (!outcome.ok) return refuse(outcome, 'form')
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
  const { view, now, board, queues, listed, namings, named, isNew, flash } = loaderData
  const { counted, counts } = board
  const today = bogotaDate(now)
  const refused = useKeptAnswer(actionData)
  const isAsked = Boolean(view.words) && !named
  const ofForm = refused?.at === 'form' ? refused.refusal : null
  const ofJobs = refused?.at === 'jobs' && queues ? refused.refusal.text : null
  const isBesideItsForm = (isAsked && ofForm !== null) || ofJobs !== null
  return (
    <QueuePage
      title="Tablero"
      isWide
      intro={
        <>
          <span className="max-md:text-support">{stretchText(board.days)}</span>{' '}
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
        {refused && !isBesideItsForm && <PageRefusal text={refused.refusal.text} />}
        <NamedTradeNotice named={named} isNew={isNew} namings={namings} view={view} />
        {isAsked && <NameTradeForm words={view.words ?? ''} view={view} refusal={ofForm} />}
        <UnmetCard searches={board.unmet} isSearched={(counts?.search?.times ?? 0) > 0} view={view}>
          {namings && <NamedWords namings={namings} view={view} today={today} />}
        </UnmetCard>
        <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
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
        <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-2">
          <NoticeCard channels={counts && channelFailures(counts)} days={view.days} />
          <JobCard queues={queues} listed={listed} failure={ofJobs} view={view} now={now} />
        </div>
      </div>
    </QueuePage>
  )
}

/** Reading a live page again drops what it answered: kept until the page is left or another form is answered. */
function useKeptAnswer(answer: BoardAnswer | undefined): BoardAnswer | null {
  const { key } = useLocation()
  const [kept, keep] = useState({ answer, key })
  // React Router shows the answer before it changes the address to that of the form.
  if (answer && (answer !== kept.answer || key !== kept.key)) keep({ answer, key })
  return answer ?? (kept.key === key ? kept.answer : null) ?? null
}

/** The form may be far below. */
function PageRefusal({ text }: { text: string }) {
  return (
    <Message kind="error" ref={element => element?.scrollIntoView({ block: 'nearest' })}>
      {text}
    </Message>
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
