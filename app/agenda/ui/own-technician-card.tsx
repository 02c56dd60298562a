import { Form, Link, useNavigation } from 'react-router'
import type { ShownTechnician } from '#agenda/domain/own-technicians.ts'
import { OfferedHours } from '#agenda/ui/rescue-offers.tsx'
import {
  ABSENCE_TEXTS,
  type ComingVisit,
  colleaguesText,
  NO_HOURS_TEXT,
  ownTechnicianTexts,
  paidText,
} from '#agenda/wording/own-technicians.ts'
import {
  bookingPath,
  clientCasePath,
  clientVisitPath,
  rebookingPath,
  slotPath,
} from '#bookings/domain/booking-paths.ts'
import { DROP } from '#catalogue/domain/favourites.ts'
import { Heart } from '#catalogue/ui/heart.tsx'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import { coveredUntilText, coveredWorkText } from '#guarantee/wording/covered-works.ts'
import { caseStateText } from '#guarantee/wording/guarantee.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf, technicianName } from '#platform/wording/person-names.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import { tradeSearchPath, tradeSearchText } from '#technicians/wording/trade-search.ts'

export interface ListedTechnician extends ShownTechnician {
  readonly coming: ComingVisit | null
}

interface CardProps<Technician = ShownTechnician> {
  technician: Technician
  today: string
}

/** Somebody who served the client or is kept: what there was, what is covered, when the next visit can be. */
export function OwnTechnicianCard({ technician, today }: CardProps<ListedTechnician>) {
  const nombre = technicianName(technician.nombre)
  const { coming, works, absence, colleagues } = technician
  const hasRows = coming !== null || works.length > 0
  const isFootAlone = absence !== null && colleagues.length === 0
  return (
    <article className="flex min-w-0 flex-col rounded-16 border border-paper-200 bg-white p-4 shadow-1">
      <Head technician={{ ...technician, nombre }} today={today} />
      {hasRows && (
        <div className="mt-3.5 divide-y divide-paper-200 border-t border-paper-200">
          {coming && <Coming visit={coming} />}
          {works.length > 0 && (
            <ul aria-label="En garantía" className="divide-y divide-paper-200">
              {works.map(work => (
                <Covered key={work.key} work={work} today={today} />
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={`mt-auto ${hasRows || isFootAlone ? '' : 'pt-3.5'}`}>
        {!isFootAlone && (
          <div className="border-t border-paper-200 pt-3">
            {absence ? (
              <Colleagues technician={technician} />
            ) : (
              <FreeHours technician={{ ...technician, nombre }} today={today} />
            )}
          </div>
        )}
        <Foot technician={{ ...technician, nombre }} />
      </div>
    </article>
  )
}

function Head({ technician, today }: CardProps) {
  const { uid, nombre, slug, fotoURL, absence, isKept, last } = technician
  return (
    <div className="flex gap-3.5">
      <Avatar
        name={nombre}
        src={fotoURL && photoAt(fotoURL, 192, 192)}
        className="w-14 arch-90 self-start text-body"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-body/6 font-extrabold tracking-[-0.01em] break-words">
            {slug ? (
              <Link to={technicianPath(slug)} className="-my-2.5 inline-block py-2.5 hover:underline">
                <bdi>{nombre}</bdi>
              </Link>
            ) : (
              <bdi>{nombre}</bdi>
            )}
          </h2>
          {(isKept || !absence) && <Heart technician={{ uid, nombre }} isKept={isKept} look="plain" />}
        </div>
        <p className="dots text-support text-ink-600">
          {ownTechnicianTexts(technician, today).map(text => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {last && (last.paid || last.rating !== null) && (
          <p className="dots text-support text-ink-700">
            {last.paid && (
              <span className={last.paid.isOwed && !last.paid.isSaidPaid ? 'font-bold text-primary-800' : ''}>
                {paidText(last.paid)}
              </span>
            )}
            {last.rating !== null && (
              <span className="inline-flex items-center gap-1">
                Le diste
                <Icon of="star" size={15} className="fill-primary-500 stroke-primary-500" />
                <span className="font-bold text-ink-900">{last.rating.toFixed(1)}</span>
              </span>
            )}
          </p>
        )}
        {absence && (
          <p className="mt-1 flex gap-1.5 text-support/5 font-bold text-slate-700">
            <Icon of="calendar-x" size={16} className="mt-0.5 shrink-0" />
            {ABSENCE_TEXTS[absence]}
          </p>
        )}
      </div>
    </div>
  )
}

function Coming({ visit: { key, when, state } }: { visit: ComingVisit }) {
  return (
    <Link
      to={clientVisitPath(key)}
      className="flex min-h-13 items-center gap-3 py-2.5 no-underline hover:text-petrol-700"
    >
      <Icon of="calendar-check" size={20} className="shrink-0 text-petrol-600" />
      <span className="min-w-0 flex-1">
        <span className="block text-label/5 font-bold">{when}</span>
        <span className="block text-support text-ink-600">{state}</span>
      </span>
      <Icon of="chevron-right" size={18} className="shrink-0 text-ink-600" />
    </Link>
  )
}

function Covered({ work, today }: { work: CoveredWork; today: string }) {
  const { key, openCase, technicianName: name } = work
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon of="shield-check" size={20} className="shrink-0 text-green-700" />
      <div className="min-w-0 flex-1">
        <p className="text-label/5 font-bold break-words">{coveredWorkText(work, today)}</p>
        <p
          className={`text-support font-semibold ${openCase?.turn === 'client' ? 'text-primary-800' : 'text-green-700'}`}
        >
          {openCase ? (
            caseStateText(openCase, 'client', firstNameOf(name))
          ) : (
            <>
              <span className="max-sm:sr-only">Garantía </span>
              <span className="whitespace-nowrap">{coveredUntilText(work)}</span>
            </>
          )}
        </p>
      </div>
      <ButtonLink to={clientCasePath(key)} kind="white" className="shrink-0 px-4!">
        {openCase ? 'Ver caso' : 'Usar'}
        <span className="sr-only"> la garantía de {coveredWorkText(work, today)}</span>
      </ButtonLink>
    </li>
  )
}

function FreeHours({ technician: { uid, nombre, last, hours }, today }: CardProps) {
  if (hours.length === 0) return <p className="text-support text-ink-600">{NO_HOURS_TEXT}</p>
  return (
    <>
      <h3 className="text-support font-semibold text-ink-600">Horas libres</h3>
      <div className="-mt-1">
        <OfferedHours
          booking={{ key: last?.key ?? 0, technicianId: uid, technicianName: nombre }}
          slots={hours}
          today={today}
          primary={false}
          to={slot => (last ? rebookingPath(uid, last.key, slot) : slotPath(uid, slot.date, slot.hour))}
        />
      </div>
    </>
  )
}

/** Who else does this work. */
function Colleagues({ technician }: { technician: ShownTechnician }) {
  return (
    <>
      <h3 className="text-support font-semibold text-ink-600">{colleaguesText(technician)}</h3>
      <ul className="mt-1">
        {technician.colleagues.map(({ uid, nombre, slug, fotoURL, ratingPromedio, resenasCount }) => (
          <li key={uid}>
            <Link
              to={technicianPath(slug)}
              className="-mx-2 flex min-h-13 items-center gap-3 rounded-12 px-2 py-1.5 no-underline hover:bg-petrol-50"
            >
              <Avatar
                name={nombre}
                src={fotoURL && photoAt(fotoURL, 96, 96)}
                className="size-10 rounded-pill text-support"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-label/5 font-bold break-words">
                  <bdi>{technicianName(nombre)}</bdi>
                </span>
                <Rating average={ratingPromedio} count={resenasCount} />
              </span>
              <Icon of="chevron-right" size={18} className="shrink-0 text-ink-600" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Foot({ technician }: { technician: ShownTechnician }) {
  const { uid, nombre, absence, last, colleagues, trade, ciudad } = technician
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === DROP && formData.get('tecnico') === uid
  return (
    <div className="flex items-center gap-2 pt-3.5">
      {!absence && (
        <ButtonLink
          to={last ? rebookingPath(uid, last.key) : bookingPath(uid)}
          kind="white"
          className="flex-1 px-3!"
        >
          {last && <Icon of="rotate-cw" size={18} className="max-[22rem]:hidden" />}
          <span>
            {last ? 'Reservar de nuevo' : 'Reservar'}
            <span className="sr-only">
              {' '}
              con <bdi>{nombre}</bdi>
            </span>
          </span>
        </ButtonLink>
      )}
      {absence && trade && (
        <ButtonLink to={tradeSearchPath(trade, ciudad)} kind="white" className="flex-1 px-3!">
          {colleagues.length > 0 ? (
            <>
              <span aria-hidden="true">Ver todos</span>
              <span className="sr-only">{tradeSearchText(trade, ciudad)}</span>
            </>
          ) : (
            tradeSearchText(trade, ciudad)
          )}
        </ButtonLink>
      )}
      <Form method="post" preventScrollReset className="ml-auto">
        <input type="hidden" name="act" value={DROP} />
        <input type="hidden" name="tecnico" value={uid} />
        <Button type="submit" kind="text" busy={isBusy} className="px-3! text-ink-600!">
          <span>
            Quitar
            <span className="sr-only">
              {' '}
              a <bdi>{nombre}</bdi> de Mis técnicos
            </span>
          </span>
        </Button>
      </Form>
    </div>
  )
}
