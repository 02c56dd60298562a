import { Icon } from '#platform/ui/basics/icon.tsx'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { ProgressRing } from '#platform/ui/basics/progress-ring.tsx'
import { CHECKLIST_POINTS, type ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { focusPoint, POINT_ANCHORS } from '#technicians/ui/editor/editor-focus.ts'
import { CHECKLIST_TEXTS, missingStepsText } from '#technicians/wording/profile-status.ts'

interface ChecklistCardProps {
  missing: readonly ChecklistPoint[]
  published: boolean
  /** Publishing was refused. */
  isMarked: boolean
}

/** Section 5: the six points of the publish checklist. Nothing but the result once it is published. */
export function ChecklistCard({ missing, published, isMarked }: ChecklistCardProps) {
  const met = CHECKLIST_POINTS.filter(point => !missing.includes(point))
  return (
    <section
      aria-labelledby="lista-titulo"
      className="rounded-16 border border-paper-200 bg-white p-4.5 shadow-1 md:p-5"
    >
      <div className="flex items-center gap-3.5">
        <ProgressRing met={met.length} total={CHECKLIST_POINTS.length} />
        <div className="min-w-0">
          <h2 id="lista-titulo" className="type-h3">
            {missingStepsText(missing.length)}
          </h2>
          <p className="mt-0.5 text-support text-ink-600">{textFor(missing.length, published)}</p>
        </div>
      </div>
      {!(published && missing.length === 0) && (
        <>
          <ul className="mt-2 flex flex-wrap gap-x-4 empty:hidden">
            {met.map(point => (
              <li key={point} className="flex min-h-6.5 items-center gap-1.5 text-label text-ink-600">
                <Icon of="circle-check" size={18} className="text-green-700" />
                <span>
                  {CHECKLIST_TEXTS[point]}
                  <span className="sr-only">: listo</span>
                </span>
              </li>
            ))}
          </ul>
          <ul className="-mx-2 mt-1 grid gap-1 empty:hidden">
            {missing.map(point => (
              <MissingPoint key={point} point={point} isMarked={isMarked} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function textFor(missing: number, published: boolean): string {
  if (missing > 0)
    return `${missing === 1 ? 'Complétalo' : 'Complétalos'} y tu perfil podrá salir en el catálogo.`
  return published ? 'Tu perfil está en el catálogo.' : 'Publica tu perfil y sal en el catálogo.'
}

function MissingPoint({ point, isMarked }: { point: ChecklistPoint; isMarked: boolean }) {
  return (
    <li
      className={`flex min-h-11 items-center gap-2.5 rounded-8 px-2 text-label font-bold ${isMarked ? 'bg-primary-50' : 'bg-paper-100'}`}
    >
      <Icon of="circle" className={isMarked ? 'text-primary-500' : 'text-ink-400'} />
      <span className="min-w-0 flex-1 leading-5">
        {CHECKLIST_TEXTS[point]}
        <span className="sr-only">: falta</span>
      </span>
      <a
        href={`#${POINT_ANCHORS[point]}`}
        onClick={event => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          focusPoint(point)
        }}
        className="inline-flex min-h-11 items-center px-1 text-petrol-600 hover:underline"
      >
        Completar
        <span className="sr-only">: {CHECKLIST_TEXTS[point]}</span>
      </a>
    </li>
  )
}
