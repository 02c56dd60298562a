import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'

const OTHER_FILTERS = 'Prueba con otro rango de precios o quita alguna especialidad.'
const HOUR_PASSED = 'Esa hora ya pasó. Elige otra hora u otro día.'

interface NoResultsProps {
  filtered: boolean
  hourPassed: boolean
}

/** Nobody matches, or nobody can any more; or, without any filter, nobody is published at all. */
export function NoResults({ filtered, hourPassed }: NoResultsProps) {
  return (
    <div className="rounded-16 border border-paper-200 bg-white py-6 shadow-1">
      {filtered ? (
        <EmptyState
          drawing="closed-window"
          title="No encontramos técnicos"
          text={hourPassed ? HOUR_PASSED : OTHER_FILTERS}
        >
          <ButtonLink to="/tecnicos" replace preventScrollReset>
            Limpiar todos los filtros
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          drawing="coffee-on-the-sill"
          title="No hay técnicos publicados por ahora."
          text="Vuelve en un rato: cada día se suman vecinos con oficio."
        />
      )}
    </div>
  )
}
