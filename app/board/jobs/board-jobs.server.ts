// The count of the night, and the letter of Monday that rests on it.
import { freeRows } from '#board/domain/free-rows.ts'
import { hasHappened, LETTER_DAYS } from '#board/domain/letter.ts'
import { comparedDays } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import { boardEmail } from '#board/notifications/board-email.server.ts'
import {
  findLetterReader,
  findWaitingDecisions,
  queueLetters,
} from '#board/persistence/board-letters.server.ts'
import { findCountedAt, listCounts, listFree, listUnmet } from '#board/persistence/board-reads.server.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Daily. */
    'count-board': unknown
    /** On Mondays. */
    'send-board-letters': unknown
    /** `through` is the last day of the week that it tells. */
    'send-board-mail': { readonly uid: string; readonly through: string }
  }
}

/** Of these the letter names what is missing. */
const CITIES_READ = 50

export function boardJobs(tools: JobTools) {
  const { db, log, now, origin } = tools
  const moment = () => ({ now: now(), isHoliday: isColombianHoliday })
  return {
    'count-board': async () => {
      await db.transaction(tx => countBoard(tx, moment()))
      log.info({}, 'board counted')
    },
    'send-board-letters': async () => {
      const through = addDays(bogotaDate(now()), -1)
      const counted = await findCountedAt(db)
      // The night was missed.
      if (counted?.through !== through) await db.transaction(tx => countBoard(tx, moment()))
      if (!hasHappened(await listCounts(db, comparedDays(LETTER_DAYS, through)))) return
      const letters = await db.transaction(tx => queueLetters(tx, through))
      log.info({ letters }, 'letters of the board queued')
    },
    // None when another night was counted meanwhile: it would tell another week.
    'send-board-mail': emailJob(tools, async ({ uid, through }) => {
      const [reader, counted] = await Promise.all([findLetterReader(db, uid), findCountedAt(db)])
      if (!reader || counted?.through !== through) return null
      const days = comparedDays(LETTER_DAYS, through)
      const [counts, unmet, free, waiting] = await Promise.all([
        listCounts(db, days),
        listUnmet(db, LETTER_DAYS),
        listFree(db, COLUMN_TRADES, CITIES_READ),
        findWaitingDecisions(db, now()),
      ])
      const facts = { days, counts, unmet, free: freeRows(free.rows, unmet), waiting, now: now() }
      return boardEmail(reader, facts, origin)
    }),
  } satisfies Partial<JobHandlers<JobName>>
}
