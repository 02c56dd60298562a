import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { TechnicianCard } from '#catalogue/ui/card/technician-card.tsx'
import { DossierCardLink } from '#moderation/ui/dossier/dossier-cards.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { ProgressRing } from '#platform/ui/basics/progress-ring.tsx'
import { CHECKLIST_POINTS, type ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import { CHECKLIST_TEXTS } from '#technicians/wording/profile-status.ts'

/** The catalogue card as the public would see it; inert. */
export function PublicCard({
  title,
  card,
  today,
  profilePath,
}: {
  title: string
  /** Null when the stored record has a shape that pages cannot show. */
  card: CatalogueCard | null
  today: string
  profilePath: string
}) {
  return (
    <section aria-labelledby="asi-lo-ve-el-publico">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h2 id="asi-lo-ve-el-publico" className="text-support font-bold">
          {title}
        </h2>
        <DossierCardLink to={profilePath}>
          Abrir perfil
          <Icon of="external-link" size={16} className="ml-1.5" />
        </DossierCardLink>
      </div>
      {card ? (
        <div
          aria-hidden="true"
          inert
          className="rounded-20 border border-dashed border-petrol-400 bg-petrol-50/40 p-2.5 md:p-3"
        >
          <TechnicianCard technician={card} today={today} photoSizes="21rem" />
        </div>
      ) : (
        <p className="rounded-20 border border-dashed border-petrol-400 p-5 text-support text-ink-600">
          Sus datos guardados no se pueden mostrar. Se arreglan cuando el técnico guarde su perfil.
        </p>
      )}
    </section>
  )
}

/** The six points that the catalogue asks for. */
export function ChecklistSummary({ missing }: { missing: readonly ChecklistPoint[] }) {
  const total = CHECKLIST_POINTS.length
  return (
    <section
      aria-labelledby="lista"
      className="dossier-card rounded-16 border border-paper-200 bg-white p-4.5 shadow-1 md:p-5"
    >
      <div className="flex items-center gap-3.5">
        <ProgressRing met={total - missing.length} total={total} />
        <div className="min-w-0">
          <h2 id="lista" className="type-h3">
            {missing.length === 0 ? 'Perfil completo' : 'Perfil incompleto'}
          </h2>
          <p className="mt-0.5 text-support text-ink-600">
            {missing.length === 0
              ? 'Cumple lo que pide el catálogo.'
              : missing.length === 1
                ? 'Le falta 1 punto.'
                : `Le faltan ${missing.length} puntos.`}
          </p>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className="mt-3">
          {CHECKLIST_POINTS.map(point => {
            const met = !missing.includes(point)
            return (
              <li
                key={point}
                className={`flex min-h-9 items-center gap-2.5 text-label ${met ? 'text-ink-600' : 'font-bold'}`}
              >
                <Icon
                  of={met ? 'circle-check' : 'circle'}
                  className={met ? 'text-green-700' : 'text-amber-700'}
                />
                {CHECKLIST_TEXTS[point]}
                <span className="sr-only">{met ? ': listo' : ': falta'}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
