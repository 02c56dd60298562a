import { Icon } from '#platform/ui/basics/icon.tsx'
import { ProgressRing } from '#platform/ui/basics/progress-ring.tsx'
import { CHECKLIST_POINTS, type ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { CHECKLIST_TEXTS, missingStepsText } from '#technicians/wording/profile-status.ts'

/** Anchor of the field of each point. */
const ANCHORS: Record<ChecklistPoint, string> = {
  photo: 'foto',
  bio: 'bio',
  specialty: 'especialidades',
  service: 'servicios',
  city: 'ciudad',
  zone: 'zonas',
}

/** Section 5: the six points of the publish checklist. */
export function ChecklistCard({
  missing,
  published,
}: {
  missing: readonly ChecklistPoint[]
  published: boolean
}) {
  const total = CHECKLIST_POINTS.length
  const met = total - missing.length
  return (
    <section
      aria-labelledby="lista-titulo"
      className="rounded-16 border border-paper-200 bg-white p-4.5 shadow-1 md:p-5"
    >
      <div className="flex items-center gap-3.5">
        <ProgressRing met={met} total={total} />
        <div className="min-w-0">
          <h2 id="lista-titulo" className="type-h3">
            {missingStepsText(missing.length)}
          </h2>
          <p className="mt-0.5 text-support text-ink-600">{textFor(missing.length, published)}</p>
        </div>
      </div>
      {/* Closed once complete, to make room for the preview. */}
      <details open={missing.length > 0} className="group/points mt-1">
        <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-8 text-support font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
          <Icon of="chevron-down" size={16} className="group-open/points:rotate-180" />
          Lo que pide el catálogo
        </summary>
        <ul>
          {CHECKLIST_POINTS.map(point => (
            <Point key={point} point={point} met={!missing.includes(point)} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function textFor(missing: number, published: boolean): string {
  if (missing > 0)
    return `${missing === 1 ? 'Complétalo' : 'Complétalos'} y tu perfil podrá salir en el catálogo.`
  return published ? 'Tu perfil está en el catálogo.' : 'Publica tu perfil y sal en el catálogo.'
}

function Point({ point, met }: { point: ChecklistPoint; met: boolean }) {
  return (
    <li
      className={`-mx-2 flex min-h-9 items-center gap-2.5 rounded-8 px-2 text-label ${met ? 'text-ink-600' : 'mt-0.5 min-h-11 bg-primary-50 font-bold'}`}
    >
      <Icon of={met ? 'circle-check' : 'circle'} className={met ? 'text-green-700' : 'text-primary-500'} />
      <span className="min-w-0 flex-1">
        {CHECKLIST_TEXTS[point]}
        <span className="sr-only">{met ? ': listo' : ': falta'}</span>
      </span>
      {!met && (
        <a
          href={`#${ANCHORS[point]}`}
          className="inline-flex min-h-11 items-center px-1 text-petrol-600 hover:underline"
        >
          Completar
          <span className="sr-only">: {CHECKLIST_TEXTS[point]}</span>
        </a>
      )}
    </li>
  )
}
