import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { rangeText } from '#platform/wording/counts.ts'

interface ListPagesProps {
  /** Names the landmark where a screen has several lists. */
  label?: string
  /** Number of rows on earlier pages. */
  before: number
  rows: number
  first: string
  next: string | null
  nextText?: string
}

export function ListPages(props: ListPagesProps) {
  const { label = 'Páginas', before, rows, first, next, nextText = 'Siguiente' } = props
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-support text-ink-600">{rangeText(before, rows)}</p>
      <div className="flex gap-2.5">
        {before > 0 && (
          <ButtonLink kind="white" to={first}>
            Volver al inicio
          </ButtonLink>
        )}
        {next && (
          <ButtonLink kind="white" to={next}>
            {nextText}
            <Icon of="arrow-right" size={18} />
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
