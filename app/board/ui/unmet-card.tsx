// 'Lo que la gente buscó y no encontró': what, where, how often, who is near, and the act of each row.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { UNMET_SHOWN, type UnmetSearch } from '#board/domain/board.ts'
import { type BoardView, boardPath, cataloguePath } from '#board/domain/board-paths.ts'
import { EmptyPart } from '#board/ui/figures.tsx'
import { EMPTY, NOBODY_NEAR, nearText, placeText, searchedText, UNKNOWN_TRADE } from '#board/wording/board.ts'
import { LinkedFigure, ReportCard } from '#moderation/ui/report-card.tsx'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'

const ROWS_ON_PHONES = 4
const COLUMNS =
  'md:grid md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.9fr)_3rem_minmax(0,1.3fr)_11rem] md:items-center md:gap-x-4 lg:gap-x-6'

interface UnmetCardProps {
  searches: readonly UnmetSearch[] | null
  /** Somebody searched. */
  isSearched: boolean
  view: BoardView
  /** Under the rows. */
  children?: ReactNode
}

export function UnmetCard({ searches, isSearched, view, children }: UnmetCardProps) {
  const shown = view.isWhole ? searches : searches?.slice(0, UNMET_SHOWN)
  const count = searches?.length ?? 0
  const most = Math.max(1, ...(searches ?? []).map(({ times }) => times))
  const isCut = !view.isWhole && count > ROWS_ON_PHONES
  const all = (
    <TextLink to={`${boardPath({ ...view, isWhole: true })}#no-encontrado`}>
      Ver las {numberText(count)}
      <Icon of="arrow-right" size={18} className="ml-1.5" />
    </TextLink>
  )
  return (
    <ReportCard
      id="no-encontrado"
      title={
        <>
          <span className="md:hidden">Lo que buscaron y no encontraron</span>
          <span className="max-md:hidden">Lo que la gente buscó y no encontró</span>
        </>
      }
      note={<span className="max-md:hidden">Sin nadie en ese lugar, o nadie con horas en tres días</span>}
      act={!view.isWhole && count > UNMET_SHOWN && <span className="max-md:hidden">{all}</span>}
    >
      {shown && (
        <>
          {count === 0 && <EmptyPart>{isSearched ? EMPTY.allFound : EMPTY.searches}</EmptyPart>}
          {count > 0 && (
            <div
              aria-hidden="true"
              className={`bg-paper-100 px-6 py-2.5 text-support font-bold text-ink-700 max-md:hidden ${COLUMNS}`}
            >
              <span>Qué buscaban</span>
              <span>Dónde</span>
              <span>Veces</span>
              <span className="text-right">Antes</span>
              <span>Lo más cerca</span>
            </div>
          )}
          <ul className="text-label">
            {shown.map((search, index) => (
              <UnmetRow
                key={`${searchedText(search)} ${placeText(search)}`}
                search={search}
                most={most}
                view={view}
                isOnPhones={view.isWhole === true || index < ROWS_ON_PHONES}
              />
            ))}
          </ul>
          {isCut && <p className="border-t border-paper-200 px-4 md:hidden">{all}</p>}
          {children}
        </>
      )}
    </ReportCard>
  )
}

interface UnmetRowProps {
  search: UnmetSearch
  most: number
  view: BoardView
  isOnPhones: boolean
}

/** On narrow screens the whole row leads to its act. */
function UnmetRow({ search, most, view, isOnPhones }: UnmetRowProps) {
  const { trade, words, city, near, times, before } = search
  const isUnknown = words !== ''
  const there =
    trade === null
      ? `/tecnicos?${new URLSearchParams({ q: words, ...(city && { ciudad: city }) })}`
      : cataloguePath(trade, city)
  const nearby = cataloguePath(trade, near?.city ?? null)
  const act = isUnknown ? `${boardPath({ ...view, words })}#oficio` : nearby
  const title = `${searchedText(search)}, ${placeText(search)}`
  const nearLabel = isUnknown ? UNKNOWN_TRADE : near ? nearText(near) : NOBODY_NEAR
  return (
    <li
      className={`relative border-t border-paper-200 px-4 py-2.5 md:min-h-15 md:px-6 md:py-2 ${COLUMNS} ${isOnPhones ? '' : 'max-md:hidden'} max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_1.25rem] max-md:items-center max-md:gap-x-3`}
    >
      <span className="min-w-0 font-bold wrap-anywhere max-md:col-start-1">{searchedText(search)}</span>
      <span className="min-w-0 text-ink-700 wrap-anywhere max-md:col-start-1">{placeText(search)}</span>
      <span className="flex items-center gap-3 max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
        <svg width="100%" height="8" aria-hidden="true" className="max-w-30 max-md:hidden">
          <rect width="100%" height="8" rx="2" className="fill-paper-100" />
          <rect width={`${(100 * times) / most}%`} height="8" rx="2" className="fill-petrol-300" />
        </svg>
        <span className="relative grid min-h-11 min-w-8 items-center max-md:hidden">
          <LinkedFigure count={times} to={there} of={`búsquedas de ${title}`} />
        </span>
        <span className="text-right tabular-nums md:hidden">
          <span className="block text-20/6 font-bold text-petrol-600">
            {numberText(times)}
            <span className="sr-only"> búsquedas</span>
          </span>
          <span className="block text-support text-ink-600">antes {numberText(before)}</span>
        </span>
      </span>
      <span className="text-right text-ink-600 tabular-nums max-md:hidden">
        <span className="sr-only">antes </span>
        {numberText(before)}
      </span>
      <span
        className={`min-w-0 wrap-anywhere max-md:col-start-1 max-md:row-start-3 ${near === null && !isUnknown ? 'font-semibold text-amber-700' : 'text-ink-700'}`}
      >
        {nearLabel}
      </span>
      <span className="max-md:hidden">
        <ButtonLink kind="white" to={act} wide className="px-2! text-support">
          <span>
            {isUnknown ? 'Decir qué oficio es' : 'Ver técnicos cerca'}
            <span className="sr-only">: {title}</span>
          </span>
        </ButtonLink>
      </span>
      <Link
        to={act}
        aria-label={`${title}: ${isUnknown ? 'decir qué oficio es' : 'ver técnicos cerca'}`}
        className="after:absolute after:inset-0 max-md:col-start-3 max-md:row-span-3 max-md:row-start-1 md:hidden"
      >
        <Icon of="chevron-right" size={20} className="text-ink-600" />
      </Link>
    </li>
  )
}
