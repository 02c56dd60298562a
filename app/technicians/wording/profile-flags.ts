// The flags of a profile: the switch of the editor, and by its title the badge on card and profile.

import type { FlagField } from '#technicians/domain/technician.ts'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

export const FLAG_TEXTS: Record<FlagField, { readonly title: string; readonly text: string }> = {
  disponible: { title: 'Recibo trabajos', text: 'Apágalo cuando vayas de vacaciones.' },
  confirmaAlInstante: {
    title: INSTANT_LABEL,
    text: 'Lo que pidan en tus horas libres queda confirmado solo. Puedes cancelarlo.',
  },
}
