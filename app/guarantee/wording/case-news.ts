// What the page of a case tells those who do not see that it changed: whose turn it is now, and what was written.
import { problemPhotoCount } from '#bookings/wording/problem-photos.ts'
import {
  type GuaranteeDossier,
  type GuaranteeEvent,
  type GuaranteeReader,
  lastMove,
} from '#guarantee/domain/guarantee-dossier.ts'
import { turnTexts } from '#guarantee/wording/guarantee-turns.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'

/** The page of a case at one moment. */
export interface CaseReading {
  readonly dossier: GuaranteeDossier
  readonly now: Date
  /** What the form that led here did. */
  readonly flash: string | null
}

/** What arrived between the two, in sentences; none if only time went by. */
export function caseNews(reader: GuaranteeReader, before: CaseReading, after: CaseReading): string[] {
  const { dossier, now } = after
  const { label, title } = turnTexts(dossier, reader, now)
  const isMoved =
    before.dossier.step !== dossier.step || lastMove(before.dossier)?.id !== lastMove(dossier)?.id
  const last = before.dossier.events.at(-1)?.id ?? 0
  const written = dossier.events.filter(({ id, text, photos }) => id > last && (text || photos.length > 0))
  return [
    ...(after.flash && after.flash !== before.flash ? [after.flash] : []),
    ...written.map(
      event =>
        `${event.by === reader ? 'Tú' : writerName(dossier, event)}: ${event.text || problemPhotoCount(event.photos.length)}`,
    ),
    ...(isMoved ? [`${label}. ${title}`] : []),
  ].map(text => (/[.?!]$/.test(text) ? text : `${text}.`))
}

/** Who wrote it, as the conversation names them. */
export function writerName(
  { clientName, technicianName }: Pick<GuaranteeDossier, 'clientName' | 'technicianName'>,
  { by }: Pick<GuaranteeEvent, 'by'>,
): string {
  if (by === 'client') return shortNameOf(clientName)
  return by === 'technician' ? firstNameOf(technicianName) : `Equipo de ${BRAND.name}`
}
