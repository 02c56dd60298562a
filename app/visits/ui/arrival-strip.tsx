import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import type { Situation } from '#visits/domain/situation.ts'
import { ArrivalActs } from '#visits/ui/arrival-acts.tsx'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import {
  absenceAnswerText,
  arrivalQuestion,
  toldAbsenceText,
  toldHourText,
} from '#visits/wording/visit-progress.ts'

interface ArrivalStripProps {
  visit: LinkedClientBooking
  situation: Situation
  now: Date
}

/** Under the strip of a visit in Mis reservas: whether the technician came, what was told, and what was answered. */
export function ArrivalStrip({ visit, situation, now }: ArrivalStripProps) {
  const { technicianName, technicianFotoURL, said } = visit
  const name = firstNameOf(technicianName)
  const told = toldHourText(said)
  return (
    <>
      {situation.phase === 'unclear' ? (
        <h2 className="text-20/7 font-extrabold tracking-[-0.022em] break-words">{arrivalQuestion(name)}</h2>
      ) : (
        <>
          <h2 className="flex gap-2.5 text-label/6">
            <Icon of="check-check" size={18} className="mt-[0.1875rem] shrink-0" />
            <span className="min-w-0 break-words">{toldAbsenceText(name)}</span>
          </h2>
          {told ? (
            <div className="mt-2 flex items-center gap-3">
              <Avatar
                name={technicianName}
                src={technicianFotoURL && photoAt(technicianFotoURL, 96, 96)}
                className="size-11 shrink-0 rounded-pill text-support"
              />
              <p className="min-w-0 rounded-16 bg-white/15 px-3.5 py-2">
                <span className="block text-support break-words">{name} dice:</span>
                <span className="block text-20/7 font-extrabold tracking-[-0.022em]">{told}</span>
              </p>
            </div>
          ) : (
            said.didNotComeAt && (
              <p className="mt-0.5 pl-7 text-support text-petrol-100">
                {absenceAnswerText(said.didNotComeAt, now)}
              </p>
            )
          )}
        </>
      )}
      <div className="mt-2.5 flex max-w-md flex-wrap gap-2 *:flex-auto">
        <ArrivalActs visit={visit} situation={situation} now={now} isInList />
      </div>
    </>
  )
}
