// LEEME.txt of the export: what each file is.
import { BRAND } from '#platform/wording/brand.ts'
import { EXPORT_START, type ExportFile } from '#rights/domain/data-export.ts'

/** Of the page and of LEEME.txt. */
export const EXPORT_TEXTS: Readonly<Record<ExportFile, string>> = {
  cuenta: 'Tu cuenta: nombre, correo, ciudad, barrio, teléfono, rol, y cuándo y qué autorizaste.',
  acceso: 'Cómo entras. La huella de tu contraseña no va: es secreta.',
  'segundo-paso':
    'Si pides un código al entrar, y desde cuándo. El secreto y los códigos de respaldo no van.',
  'cambios-de-correo': 'El correo nuevo que pediste y todavía no confirmas.',
  sesiones: 'Dónde tienes la sesión abierta.',
  avisos: 'Los dispositivos que reciben avisos.',
  whatsapp: 'El número de WhatsApp que conectaste, cuándo y qué autorizaste.',
  'avisos-por-whatsapp': 'Qué te escribimos por WhatsApp y si te llegó; no lo que decía.',
  'avisos-enviados': 'Qué correos y avisos te mandamos y si salieron; no lo que decían.',
  'avisos-de-busqueda': 'De qué pediste que te avisáramos cuando haya, y cuándo.',
  descargas: 'Los archivos como este que has pedido.',
  calendario: 'El calendario que compartes con otros programas.',
  'reservas-como-cliente': 'Las visitas que pediste.',
  'reservas-como-tecnico': 'Las visitas que te pidieron, sin los datos de contacto de tus clientes.',
  fotos: 'Las fotos de visitas, garantías y reportes que subiste; están en la carpeta fotos.',
  'fotos-de-reservas': 'En qué visita está cada foto.',
  'como-fueron-las-visitas':
    'Lo que dijeron tú y la otra persona de cada visita: si llegó, si había alguien.',
  'pagos-de-comprobantes': 'Lo que se dijo después del pago de un comprobante: cómo y cuándo.',
  'recordatorios-de-pago': 'Cuándo un técnico recordó el pago de un comprobante.',
  comprobantes:
    'Los comprobantes de servicio de tus visitas: qué se hizo, los renglones, el total y el pago.',
  'fotos-de-comprobantes': 'En qué comprobante está cada foto.',
  mensajes: 'Lo que escribieron tú y la otra persona en cada visita.',
  'fotos-de-mensajes': 'En qué mensaje de una visita está cada foto.',
  cotizaciones: 'Las cotizaciones de tus visitas y cómo se respondieron.',
  'fotos-de-garantias': 'En qué mensaje de una garantía está cada foto.',
  'fotos-de-reportes': 'En qué reporte está cada foto.',
  'resenas-escritas': 'Las reseñas que escribiste.',
  'resenas-recibidas': 'Las reseñas publicadas sobre ti.',
  'respuestas-a-resenas': 'Lo que respondiste a esas reseñas.',
  'perfil-tecnico': 'Tu perfil de técnico; la foto está en la carpeta perfil.',
  'datos-de-pago': 'Cómo te pagan: Nequi, Daviplata, la cuenta, y si la muestras a quien te debe.',
  'direcciones-anteriores': 'Direcciones que tuvo tu perfil.',
  trabajos: 'Tus trabajos hechos; las fotos están en la carpeta trabajos.',
  revisiones: 'Lo que enviaste para verificarte y cómo quedó.',
  documentos: 'Los documentos que seguimos guardando; están en la carpeta documentos.',
  'clientes-no-aceptados': 'Los clientes que no aceptas.',
  'tecnicos-guardados': 'Los técnicos que guardaste o quitaste de tu lista.',
  'reportes-enviados': 'Lo que reportaste y qué te respondimos.',
  garantias: 'Tus casos de garantía.',
  'mensajes-de-garantias': 'Lo que se dijo y se hizo en esos casos.',
  'decisiones-del-equipo': 'Lo que el equipo decidió sobre tu cuenta o tu perfil.',
}

/** `names` are the files that this ZIP has. */
export function exportReadme(names: readonly ExportFile[]): string {
  const lines = names.map(name => `${name}.json\n  ${EXPORT_TEXTS[name]}`)
  return [
    `Esto es todo lo que ${BRAND.name} guarda de ti (Ley 1581 de 2012).`,
    `Empieza por ${EXPORT_START}: se abre en el navegador, sin internet, y se puede imprimir.`,
    'Los archivos .json se abren con cualquier editor de texto. Las horas están en UTC.',
    'No van los secretos (contraseñas, enlaces de acceso) ni los datos de otras personas que no ves en la página.',
    '',
    ...lines,
    '',
    `¿Algo está mal? Corrígelo en Mi perfil o escribe a ${BRAND.email}.`,
    '',
  ].join('\n')
}
