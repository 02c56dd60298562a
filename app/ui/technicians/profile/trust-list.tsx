import { Icon, type IconName } from '#ui/basics/icon.tsx'

/** Only what the product really does. */
export function TrustList({ verificado }: { verificado: boolean }) {
  return (
    <ul className="hidden gap-4.5 px-6 pt-7 md:grid">
      {verificado && (
        <Reason icon="badge-check" title="Perfil verificado" text="Revisado por el equipo de TecniYa" />
      )}
      <Reason icon="star" title="Reseñas de clientes reales" text="Solo opina quien recibió el servicio" />
      <Reason icon="shield-check" title="Con garantía" text="Ley 1480: si queda mal, se arregla" />
    </ul>
  )
}

function Reason({ icon, title, text }: { icon: IconName; title: string; text: string }) {
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
