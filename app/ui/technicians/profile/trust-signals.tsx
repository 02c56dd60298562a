import { Icon, type IconName } from '#ui/basics/icon.tsx'

/** Claims beside the booking card; only ones that the product keeps. */
export function TrustSignals({ verificado }: { verificado: boolean }) {
  return (
    <ul className="hidden gap-4.5 px-6 pt-7 md:grid">
      {verificado && (
        <Signal icon="badge-check" title="Perfil verificado" text="Revisado por el equipo de TecniYa" />
      )}
      <Signal icon="star" title="Reseñas de clientes reales" text="Solo opina quien recibió el servicio" />
      <Signal icon="shield-check" title="Con garantía" text="Ley 1480: si queda mal, se arregla" />
    </ul>
  )
}

function Signal({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon of={icon} size={22} className="text-petrol-600" />
      <div>
        <p className="text-label font-bold">{title}</p>
        <p className="text-support text-ink-600">{text}</p>
      </div>
    </li>
  )
}
