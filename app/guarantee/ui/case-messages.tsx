import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import type { GuaranteeEvent, GuaranteeFile, GuaranteeReader } from '#guarantee/domain/guarantee-file.ts'
import { momentText } from '#guarantee/wording/guarantee-steps.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'

const PHOTO_PX = 88

interface CaseMessagesProps {
  file: GuaranteeFile
  reader: GuaranteeReader
  now: Date
}

/** Everything that was written in the case: own words at the right, those of others at the left. */
export function CaseMessages({ file, reader, now }: CaseMessagesProps) {
  const today = bogotaDate(now)
  const written = file.events.filter(event => wordsOf(event) !== '' || event.photos.length > 0)
  return (
    <ol className="grid gap-5">
      {written.map(event => {
        const isOwn = event.by === reader
        const words = wordsOf(event)
        return (
          <li key={event.id} className={`flex items-end gap-2.5 ${isOwn ? 'justify-end pl-8' : 'pr-6'}`}>
            {!isOwn && <Face file={file} by={event.by} />}
            <div className={`grid min-w-0 gap-2 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
              {words && (
                <p
                  className={`max-w-prose rounded-16 px-4 py-3 break-words whitespace-pre-line wrap-anywhere ${isOwn ? 'rounded-br-6 bg-petrol-600 text-white' : 'rounded-bl-6 border border-paper-200 bg-white'}`}
                >
                  {words}
                </p>
              )}
              {event.photos.length > 0 && <ProblemPhotos ids={event.photos} size={PHOTO_PX} />}
              <p className="text-support text-ink-600">
                {isOwn ? 'Tú' : nameOf(file, event)} · {momentText(event.at, today)}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function wordsOf({ text, amount }: GuaranteeEvent): string {
  return [amount && `Devuelvo ${amount}.`, text].filter(Boolean).join('\n')
}

function nameOf({ clientName, technicianName }: GuaranteeFile, { by }: GuaranteeEvent): string {
  if (by === 'client') return shortNameOf(clientName)
  return by === 'technician' ? shortNameOf(technicianName) : `Equipo de ${BRAND.name}`
}

function Face({ file, by }: { file: GuaranteeFile; by: GuaranteeEvent['by'] }) {
  const { technicianName, technicianFotoURL, clientName } = file
  if (by === 'technician')
    return (
      <Avatar
        name={technicianName}
        src={technicianFotoURL && photoAt(technicianFotoURL, 96, 96)}
        className={FACE}
      />
    )
  if (by === 'client') return <Avatar name={clientName} className={FACE} />
  return (
    <span
      aria-hidden="true"
      className="mb-6 grid size-8 shrink-0 place-items-center rounded-pill bg-petrol-100 text-petrol-700"
    >
      <Icon of="shield-check" size={18} />
    </span>
  )
}

/** Beside the last line of the words, above the name. */
const FACE = 'mb-6 size-8 rounded-pill text-small'
