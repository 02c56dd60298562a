// The letter of Monday: ten lines, each a link to its list. It names no client and no technician.
import { BOARD_PATH } from '#accounts/domain/panel-paths.ts'
import { type Compared, NOTHING, sumOf } from '#board/domain/board.ts'
import { failuresPath, letterStopPath, visitsPath } from '#board/domain/board-paths.ts'
import { type Fact, fatesOf } from '#board/domain/facts.ts'
import { LETTER_DAYS, type WeekFacts } from '#board/domain/letter.ts'
import { daysText } from '#board/wording/board.ts'
import { emptySentence, letterSubject, unmetSentence, waitingSentence } from '#board/wording/letter.ts'
import { addDays, bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import { figures } from '#platform/mail/email-figures.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { button, closingLink, paragraph } from '#platform/mail/email-parts.server.ts'
import { dayOfMonth, weekdayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { numberText } from '#platform/wording/price.ts'

interface Reader {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly token: string
}

const FAILURES: readonly Fact[] = ['whatsapp-failed', 'email-failed', 'push-failed']

export function boardEmail(reader: Reader, week: WeekFacts, origin: string): Email {
  const { counts, days, unmet, free, waiting, now } = week
  const completed = counts.completed ?? NOTHING
  const noShows = counts['no-show'] ?? NOTHING
  const subject = letterSubject(completed.times, noShows.times)
  const to = (path: string) => `${origin}${path}`
  const line = (label: string, { times, before }: Compared, path: string) => ({
    ...{ label, figure: numberText(times), before: `antes ${numberText(before)}`, link: to(path) },
  })
  const lastFree = weekdayText(weekdayOf(addDays(bogotaDate(now), 2)))
  const { before } = days
  const earlier =
    before.from.slice(0, 7) === before.through.slice(0, 7)
      ? `${dayOfMonth(before.from)} al ${dayOfMonth(before.through)}`
      : daysText(before).replace(/^el /, '')
  const stopLink = to(letterStopPath(reader.token))
  return {
    to: { name: reader.name, address: reader.email },
    messageId: `<tablero-${days.through}-${encodeURIComponent(reader.uid)}@tecniya.co>`,
    unsubscribe: stopLink,
    greets: shortNameOf(reader.name),
    write: () => ({
      subject,
      preview: `Del ${daysText(days).replace(/^el /, '')}`,
      head: {
        day: `d${daysText(days)}`,
        hour: numberText(completed.times),
        below: `${completed.times === 1 ? 'visita hecha' : 'visitas hechas'} · antes ${numberText(completed.before)}`,
      },
      parts: [
        paragraph(`Esto pasó en la semana. «Antes» es la semana del ${earlier}.`),
        figures([
          line('Búsquedas', counts.search ?? NOTHING, `${BOARD_PATH}#no-encontrado`),
          line(
            'Solicitudes',
            sumOf(counts, fatesOf('before', 'after', 'done')),
            visitsPath(LETTER_DAYS, 'todas'),
          ),
          line(
            'Confirmadas',
            sumOf(counts, fatesOf('after', 'done')),
            visitsPath(LETTER_DAYS, 'confirmadas'),
          ),
          line('Completadas', completed, visitsPath(LETTER_DAYS, 'completed')),
          line('Nadie respondió', counts['no-answer'] ?? NOTHING, visitsPath(LETTER_DAYS, 'no-answer')),
          line('El técnico no llegó', noShows, visitsPath(LETTER_DAYS, 'no-show')),
          { ...unmetSentence(unmet), link: to(`${BOARD_PATH}#no-encontrado`) },
          { ...emptySentence(free, lastFree), link: to(`${BOARD_PATH}#horas-libres`) },
          line('Avisos que fallaron', sumOf(counts, FAILURES), failuresPath(LETTER_DAYS)),
          { ...waitingSentence(waiting, now), link: to('/admin') },
        ]),
        button({ text: 'Abrir el tablero', link: to(BOARD_PATH) }),
        closingLink({ text: 'No mandármelo más', link: stopLink }),
      ],
    }),
  }
}
