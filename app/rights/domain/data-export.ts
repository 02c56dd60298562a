// Ley 1581, right of access: one file with everything the product holds about a person.

/** The JSON files of the ZIP, without extension. */
export const EXPORT_FILES = [
  'cuenta',
  'acceso',
  'segundo-paso',
  'cambios-de-correo',
  'sesiones',
  'avisos',
  'whatsapp',
  'avisos-por-whatsapp',
  'avisos-enviados',
  'avisos-de-busqueda',
  'descargas',
  'calendario',
  'tecnicos-guardados',
  'reservas-como-cliente',
  'reservas-como-tecnico',
  'fotos',
  'fotos-de-reservas',
  'como-fueron-las-visitas',
  'comprobantes',
  'pagos-de-comprobantes',
  'recordatorios-de-pago',
  'fotos-de-comprobantes',
  'mensajes',
  'fotos-de-mensajes',
  'cotizaciones',
  'fotos-de-garantias',
  'fotos-de-reportes',
  'resenas-escritas',
  'resenas-recibidas',
  'respuestas-a-resenas',
  'perfil-tecnico',
  'datos-de-pago',
  'direcciones-anteriores',
  'trabajos',
  'revisiones',
  'documentos',
  'clientes-no-aceptados',
  'reportes-enviados',
  'garantias',
  'mensajes-de-garantias',
  'decisiones-del-equipo',
] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** The page of the ZIP that a person opens first. */
export const EXPORT_START = 'mis-datos.html'

/** As it is stored, without what is never exported. */
export type ExportedRow = Readonly<Record<string, unknown>>

export type ExportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly id: string; readonly bytes: number; readonly expiresAt: Date }
  | { readonly kind: 'expired' }

export type ExportRefusal = 'export-under-way' | 'export-too-often' | 'export-not-requested'

export const EXPORT_PAGE = '/perfil/datos'
export const exportFilePath = (id: string) => `${EXPORT_PAGE}/${id}`

interface LatestExport {
  readonly id: string
  readonly bytes: number | null
  readonly expiresAt: Date | null
}

export function exportState(latest: LatestExport | null, now: Date): ExportState {
  if (!latest) return { kind: 'none' }
  const { id, bytes, expiresAt } = latest
  if (expiresAt === null || bytes === null) return { kind: 'preparing' }
  return expiresAt > now ? { kind: 'ready', id, bytes, expiresAt } : { kind: 'expired' }
}

const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isExportId(text: string): boolean {
  return ID_PATTERN.test(text)
}
