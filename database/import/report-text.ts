// The report of an import in Spanish, for the operator.
import type { ChangeCode, Entry, ImportReport, LeftOutCode, Remark } from '#database/import/report.ts'
import type { PhotoFailure } from '#platform/photos/fetch-photo.server.ts'

const REASONS: Record<LeftOutCode, string> = {
  broken: 'no es un documento',
  'unknown-collection': 'el producto no tiene esta colección',
  'invalid-id': 'su id falta o no sirve en una dirección',
  repeated: 'está repetido en el archivo',
  'newer-copy': 'la cuenta está también en users, que manda',
  'no-email': 'sin un correo válido nadie puede entrar',
  'email-taken': 'el correo ya es de otra cuenta',
  'no-account': 'no hay una cuenta con su id ni con su uid',
  'same-technician': 'otro registro del mismo técnico es más reciente o más completo',
  'no-technician': 'su técnico no está',
  'no-client': 'su cliente no está',
  'own-booking': 'el cliente y el técnico son la misma persona',
  'no-date': 'la fecha o la hora no se pueden leer',
  'hour-not-full': 'la hora no es en punto',
  'hour-not-offered': 'hora fuera de 08–19',
  'hour-taken': 'esa hora del técnico ya está reservada',
  'no-rating': 'la calificación no va de 1 a 5',
}

const CHANGES: Record<ChangeCode, string> = {
  'unknown-field': 'el producto no tiene este campo, no se importa',
  'text-cut': 'texto recortado',
  'unreadable-text': 'no es un texto, queda vacío',
  'phone-without-digits': 'teléfono sin dígitos, queda vacío',
  'no-name': 'sin nombre, se muestra el correo',
  'unknown-role': 'rol desconocido, queda cliente',
  'admin-role': 'entra sin ser administrador; si lo es, npm run admin -- grant CORREO',
  'unconfirmed-email': 'su correo queda sin confirmar, aunque el archivo diga otra cosa',
  'unreadable-flag': 'no es verdadero ni falso, queda lo más prudente',
  'unreadable-deletion': 'eliminado en un momento ilegible, queda eliminado hoy',
  'unreadable-instant': 'momento ilegible, queda el más cercano que se conoce',
  'unreadable-date': 'fecha ilegible, queda vacía',
  'unreadable-years': 'años de experiencia ilegibles, quedan en cero',
  'other-id': 'entra con el uid de su cuenta',
  'new-slug': 'el enlace estaba ocupado o no servía',
  'unknown-specialty': 'especialidad desconocida, queda como etiqueta',
  'unknown-zone': 'zona desconocida, se quita',
  'unknown-currency': 'moneda desconocida, se quita',
  'unknown-state': 'estado desconocido, se quita y el perfil queda oculto',
  'unchecked-badge': 'entra sin la insignia Verificado: no hay una revisión registrada',
  'unreadable-price': 'precio ilegible, queda sin precio',
  'rounded-price': 'precio con decimales, se redondea',
  'unreadable-entry': 'no es un elemento de la lista, se quita',
  'unreadable-hours': 'horario ilegible, esa parte se quita',
  'unreadable-exception': 'excepción ilegible, esa parte se quita',
  'no-photo': 'entra sin foto',
  'hidden-checklist': 'oculto: no cumple la lista para publicar',
  'hidden-moderated': 'oculto: está moderado o eliminado',
  'hidden-barred': 'oculto: su cuenta está bloqueada o eliminada',
  'rating-without-reviews': 'su promedio no tiene reseñas en el archivo, empieza en cero',
  'unknown-status': 'estado desconocido, queda solicitada',
  expired: 'pasó sin respuesta, queda cancelada',
  completed: 'ya pasó, queda completada',
  'rounded-rating': 'calificación redondeada',
  'by-client-name': 'se une a la única visita de un cliente con ese nombre',
  'without-technician': 'no nombra a nadie: se ve en el inicio, no en un perfil',
}

const PHOTO_FAILURES: Record<PhotoFailure, string> = {
  'photo-required': 'la respuesta vino vacía',
  'photo-one-only': 'vino más de una foto',
  'photo-format': 'no es JPG, PNG ni WEBP',
  'photo-too-large': 'pesa más de 5 MB',
  'photo-too-many-pixels': 'tiene más de 24 megapíxeles',
  'photo-proportions': 'es demasiado larga',
  'photo-damaged': 'está dañada',
  'photo-address': 'la dirección no es http ni https',
  'photo-private-address': 'la dirección es de una red privada; si es tuya, usa --permitir-red-local',
  'photo-no-answer': 'la dirección no responde',
  'photo-not-found': 'la dirección no tiene una foto',
  'photo-redirects': 'la dirección lleva a otra demasiadas veces',
  'photo-not-stored': 'no se pudo guardar',
}

export function reportLines(report: ImportReport): string[] {
  const { entries, isDryRun } = report
  const collections = [...Map.groupBy(entries, ({ collection }) => collection)]
  const isUnchanged = entries.every(({ outcome }) => outcome !== 'imported') && report.photos.fetched === 0
  return [
    ...(isDryRun ? ['Prueba: no se escribió nada. Esto pasaría:'] : []),
    ...collections.flatMap(([name, all]) => collectionLines(name, all, isDryRun)),
    ...photoLines(report),
    ...(isUnchanged ? ['Nada nuevo: lo que se podía importar ya estaba.'] : []),
    'Las contraseñas no se pueden exportar: cada persona pide una nueva en /auth/forgot.',
    'Los correos importados cuentan como no confirmados.',
  ]
}

function collectionLines(name: string, entries: readonly Entry[], isDryRun: boolean): string[] {
  const count = (outcome: Entry['outcome']) => entries.filter(each => each.outcome === outcome).length
  const changed = entries.filter(({ changes }) => changes.length > 0)
  const imported = isDryRun ? 'se importarían' : 'importados'
  return [
    `${name}: ${entries.length} leídos, ${count('imported')} ${imported}, ${count('known')} ya estaban, ` +
      `${count('left-out')} por fuera, ${changed.length} con cambios`,
    ...groupLines('por fuera', entries, ({ reason }) => (reason ? [reason] : []), REASONS),
    ...groupLines('cambio', changed, ({ changes }) => changes, CHANGES),
  ]
}

/** One line per reason, with every record that it holds for. */
function groupLines<Code extends string>(
  title: string,
  entries: readonly Entry[],
  remarksOf: (entry: Entry) => readonly Remark<Code>[],
  texts: Record<Code, string>,
): string[] {
  const remarks = entries.flatMap(entry =>
    remarksOf(entry).map(remark => ({ ...remark, label: entry.label })),
  )
  return [...Map.groupBy(remarks, ({ code }) => code)].map(([code, all]) => {
    const named = new Set(all.map(({ label, detail }) => (detail ? `${label} (${detail})` : label)))
    return `  ${title} · ${texts[code]}: ${[...named].join(', ')}`
  })
}

function photoLines({ photos: { wanted, fetched, failed, kept }, isDryRun }: ImportReport): string[] {
  const keptLine = kept > 0 ? [`fotos: ${kept} se quedan en Cloudinary`] : []
  if (wanted === 0) return keptLine
  if (isDryRun) return [...keptLine, `fotos: se traerían ${wanted}`]
  return [
    ...keptLine,
    `fotos: ${fetched} de ${wanted} traídas`,
    ...failed.map(
      ({ uid, address, failure }) => `  sin foto · ${uid}: ${PHOTO_FAILURES[failure]} (${address})`,
    ),
  ]
}
