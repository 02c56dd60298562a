// 'Técnicos con horas libres', by city and trade: a table; on narrow screens a city per row that opens to its trades.
import { Link } from 'react-router'
import { type FreeCell, type FreeRow, isEmptyCell } from '#board/domain/board.ts'
import { type BoardView, boardPath, cataloguePath } from '#board/domain/board-paths.ts'
import { COLUMN_TRADES, TRADE_COLUMNS } from '#board/domain/trade-columns.ts'
import { Dash, EmptyPart } from '#board/ui/figures.tsx'
import { EMPTY, heldText, searchesText } from '#board/wording/board.ts'
import { HEAD_ROW, LinkedFigure, ReportCard } from '#moderation/ui/report-card.tsx'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { numberText } from '#platform/wording/price.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

interface Column {
  readonly label: string
  /** Null: the others. */
  readonly trade: SpecialtyLabel | null
}

const COLUMNS: readonly Column[] = [
  ...COLUMN_TRADES.map(trade => ({ label: TRADE_COLUMNS[trade], trade })),
  { label: 'Otros', trade: null },
]

interface FreeCardProps {
  rows: readonly FreeRow[] | null
  /** Of how many cities these are the first. */
  cities: number
  /** 'Hoy, mañana y el miércoles 18' */
  days: string | null
  view: BoardView
}

export function FreeCard({ rows, cities, days, view }: FreeCardProps) {
  const all = rows !== null && cities > rows.length && (
    <TextLink to={`${boardPath({ ...view, isEveryCity: true })}#horas-libres`}>
      Ver las {numberText(cities)} ciudades
      <Icon of="arrow-right" size={18} className="ml-1.5" />
    </TextLink>
  )
  return (
    <ReportCard
      id="horas-libres"
      title="Técnicos con horas libres"
      note={
        days &&
        rows &&
        rows.length > 0 && (
          <>
            {days}
            <span className="max-md:hidden">. «–»: nadie tiene ese oficio ahí.</span>
          </>
        )
      }
      act={all && <span className="max-lg:hidden">{all}</span>}
    >
      {rows &&
        (rows.length === 0 ? (
          <EmptyPart>{EMPTY.technicians}</EmptyPart>
        ) : (
          <>
            <div className="overflow-x-auto max-lg:hidden">
              <table className="w-full table-fixed text-label">
                <thead>
                  <tr className={HEAD_ROW}>
                    <th scope="col" className="w-36 py-2.5 pl-6 text-left font-bold">
                      Ciudad
                    </th>
                    {COLUMNS.map(({ label }) => (
                      <th key={label} scope="col" className="px-1 py-2.5 text-center font-bold">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(row => (
                    <tr key={row.city} className="border-t border-paper-200">
                      <th scope="row" className="py-1.5 pl-6 text-left font-semibold wrap-anywhere">
                        {row.city}
                      </th>
                      {COLUMNS.map((column, index) => (
                        <td key={column.label} className="relative h-14 px-1 py-1 text-center tabular-nums">
                          <Cell cell={row.cells[index]} column={column} city={row.city} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="lg:hidden">
              {rows.map(row => (
                <City key={row.city} row={row} />
              ))}
              {all && <p className="border-t border-paper-200 px-4 md:px-6">{all}</p>}
            </div>
          </>
        ))}
    </ReportCard>
  )
}

interface CellProps {
  cell: FreeCell | undefined
  column: Column
  city: string
}

function Cell({ cell, column: { trade, label }, city }: CellProps) {
  if (!cell || (cell.free === 0 && !isEmptyCell(cell))) return <Dash>Nadie tiene ese oficio ahí</Dash>
  const to = cataloguePath(trade, city)
  if (cell.free > 0)
    return <LinkedFigure count={cell.free} to={to} of={`con horas libres, ${label} en ${city}`} />
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 w-26 flex-col items-center justify-center rounded-8 border border-amber-200 bg-amber-50 whitespace-nowrap text-label/4.5 font-bold text-amber-700 after:absolute after:inset-0 hover:border-amber-700"
    >
      Nadie
      {cell.searches > 0 && <span className="text-small/3.5 font-normal">{searchesText(cell.searches)}</span>}
      <span className="sr-only">
        {' '}
        con horas libres, {label} en {city}: ver
      </span>
    </Link>
  )
}

/** The trades of which nobody is free stand in its row. */
function City({ row: { city, cells, free } }: { row: FreeRow }) {
  const isEmpty = (_: Column, index: number) => {
    const cell = cells[index]
    return cell !== undefined && isEmptyCell(cell)
  }
  const empty = COLUMNS.filter(isEmpty)
  const held = COLUMN_TRADES.filter((_, index) => (cells[index]?.free ?? 0) > 0).length
  return (
    <details className="group/city border-t border-paper-200">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-label font-semibold wrap-anywhere">{city}</span>
          {empty.length === 0 ? (
            <span
              className={`block text-support ${held === COLUMN_TRADES.length ? 'text-green-700' : 'text-ink-600'}`}
            >
              {heldText(held, COLUMN_TRADES.length)}
            </span>
          ) : (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {empty.map(({ label }) => (
                <span
                  key={label}
                  className="rounded-8 border border-amber-200 bg-amber-50 px-2 text-small/6 font-bold text-amber-700"
                >
                  {label}: nadie
                </span>
              ))}
            </span>
          )}
        </span>
        <span className="font-bold text-petrol-600 tabular-nums">
          {numberText(free)}
          <span className="sr-only"> técnicos con horas libres</span>
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/city:rotate-180"
        />
      </summary>
      <ul className="px-4 pb-2">
        {COLUMNS.map((column, index) => (
          <li
            key={column.label}
            className="relative flex min-h-12 items-center justify-between gap-4 border-t border-paper-200 text-label"
          >
            {column.label}
            <Cell cell={cells[index]} column={column} city={city} />
          </li>
        ))}
      </ul>
    </details>
  )
}
