// mis-datos.html: visits and everything that belongs to one.
import { CANCEL_REASONS } from '#bookings/domain/booking.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { adminCancelText } from '#bookings/wording/cancel-reasons.ts'
import { OUTCOME_LABELS, STEP_LABELS, WISH_LABELS } from '#guarantee/wording/guarantee.ts'
import { GUARANTEE_ACT_TEXTS } from '#guarantee/wording/guarantee-steps.ts'
import { recordOf } from '#platform/domain/records.ts'
import { QUALITY_LABELS } from '#reviews/wording/quality-labels.ts'
import type { ExportFile } from '#rights/domain/data-export.ts'
import type { Field, Section } from '#rights/wording/own-data/field.ts'
import { CANNOT_LABELS } from '#visits/wording/cannot-receive.ts'
import { PAYMENT_LABELS } from '#visits/wording/receipt.ts'

const SIDES = { client: 'El cliente', technician: 'El técnico', admin: 'TecniYa' } as const
const OUTCOMES = {
  open: 'Abierta',
  attended: 'Se hizo',
  'nobody-home': 'No había nadie',
  'did-not-come': 'El técnico no llegó',
  contested: 'Cada parte dice otra cosa',
} as const

const CANCEL_TEXTS = recordOf(CANCEL_REASONS, adminCancelText)

const photos = (title: string, owner: string): Section => ({
  title,
  fields: { [owner]: 'internal', photoId: 'internal', position: 'internal' },
})

const booking = (side: 'cliente' | 'tecnico'): Readonly<Record<string, Field>> => ({
  key: 'internal',
  id: 'internal',
  technicianId: 'internal',
  clientId: 'internal',
  technicianSlug: 'internal',
  date: 'Día',
  start: 'Hora',
  end: 'Hasta',
  scheduledAt: 'internal',
  status: { label: 'Estado', values: BOOKING_LABELS[side] },
  technicianName: 'Técnico',
  technicianCiudad: 'Ciudad del técnico',
  ...(side === 'tecnico' && { technicianPhone: 'Teléfono del técnico' }),
  clientName: 'Cliente',
  ...(side === 'cliente' && {
    clientEmail: 'Correo del cliente',
    clientPhone: 'Teléfono del cliente',
    address: 'Dirección',
    barrio: 'Barrio',
    ciudad: 'Ciudad',
    porterNote: 'Nota para la portería',
    requestNetwork: 'internal',
  }),
  especialidad: 'Oficio',
  servicio: 'Servicio',
  precio: { label: 'Precio', unit: 'money' },
  description: 'Descripción',
  horasExtra: 'Horas de más',
  cotizacionId: 'internal',
  repeatOf: 'internal',
  acceptedInAdvance: 'Aceptada de antemano',
  answer: { label: 'Respuesta del técnico', values: { accepted: 'Aceptada', declined: 'Rechazada' } },
  answeredAt: 'Respondida',
  answeredVia: { label: 'Respondida por', values: { whatsapp: 'WhatsApp' } },
  statusBefore: { label: 'Estado anterior', values: BOOKING_LABELS[side] },
  cancelReason: { label: 'Por qué se canceló', values: CANCEL_TEXTS },
  cancelNote: 'Nota de quien canceló',
  cannotReason: { label: 'Por qué no podía el cliente', values: CANNOT_LABELS },
  cannotNote: 'Nota del cliente',
  cannotAt: 'El cliente avisó',
  offeredHours: 'Horas que ofreció el técnico',
  outcome: { label: 'Cómo fue', values: OUTCOMES },
  openUntil: 'Se puede decir cómo fue hasta',
  rebookedFrom: 'internal',
  rescueDismissedAt: 'Dejaste de ver otras opciones',
  reminded: 'internal',
  answerRemindedAt: 'Recordamos responder',
  overdueToldAt: 'Avisamos que no respondía',
  ratingRequestedAt: 'Pedimos calificar',
  fuente: { label: 'Por dónde se pidió', values: { web: 'La página' } },
  createdAt: 'Pedida',
  updatedAt: 'Último cambio',
})

const review: Readonly<Record<string, Field>> = {
  id: 'internal',
  reservaKey: 'internal',
  technicianId: 'internal',
  importedId: 'internal',
  clienteNombre: 'Firmada por',
  rating: { label: 'Estrellas', unit: 'stars' },
  comentario: 'Comentario',
  puntualidad: { label: QUALITY_LABELS.puntualidad, unit: 'stars' },
  limpieza: { label: QUALITY_LABELS.limpieza, unit: 'stars' },
  precioAcordado: { label: QUALITY_LABELS.precioAcordado, unit: 'stars' },
  aprobada: 'Publicada',
  createdAt: 'Escrita',
}

const REJECTION = { rejectedAt: 'Rechazada', rejectReason: 'Motivo del rechazo' } as const

export const VISIT_SECTIONS = {
  'reservas-como-cliente': { title: 'Visitas que pediste', fields: booking('cliente') },
  'reservas-como-tecnico': { title: 'Visitas que te pidieron', fields: booking('tecnico') },
  'fotos-de-reservas': photos('Fotos del problema', 'reservaKey'),
  'como-fueron-las-visitas': {
    title: 'Cómo fue',
    fields: {
      reservaKey: 'internal',
      onTheWayAt: 'El técnico salió',
      onTheWaySentAt: 'Recibimos ese aviso',
      arrivesAt: 'Dijo que llegaba',
      lateAt: 'Dijo que iba tarde',
      arrivedAt: 'Dijo que llegó',
      arrivedSentAt: 'Recibimos ese aviso de llegada',
      nobodyHomeAt: 'Dijo que no había nadie',
      finishedAt: 'Terminó',
      cameAt: 'El cliente dijo que llegó',
      didNotComeAt: 'El cliente dijo que no llegó',
      waitsAt: 'El cliente dijo que esperaba',
      seeksAt: 'El cliente buscó a otra persona',
      outcome: { label: 'Cómo quedó', values: OUTCOMES },
      decision: { label: 'Lo que decidió TecniYa', values: OUTCOMES },
      decidedAt: 'Decidido',
    },
  },
  comprobantes: {
    title: 'Comprobante',
    fields: {
      id: 'Número',
      reservaKey: 'internal',
      at: 'Enviado',
      corrects: 'Corrige el número',
      hecho: 'Qué se hizo',
      lines: 'Renglones',
      total: { label: 'Total', unit: 'money' },
      pago: { label: 'Pago', values: PAYMENT_LABELS },
      agreedTotal: { label: 'Acordado', unit: 'money' },
      agreedAt: 'Acordado el',
      guaranteeUntil: 'Garantía hasta',
    },
  },
  'pagos-de-comprobantes': {
    title: 'Pago del comprobante, anotado después',
    fields: {
      receiptId: 'Comprobante número',
      pago: { label: 'Pago', values: PAYMENT_LABELS },
      paidAt: 'El técnico lo anotó',
      saidPaidAt: 'El cliente dijo que pagó',
      deniedAt: 'El técnico dijo que no lo recibió',
    },
  },
  'recordatorios-de-pago': {
    title: 'Recordatorio del pago',
    fields: { id: 'internal', receiptId: 'Comprobante número', at: 'Enviado' },
  },
  'fotos-de-comprobantes': photos('Fotos de cómo quedó', 'receiptId'),
  mensajes: {
    title: 'Mensajes',
    fields: {
      id: 'internal',
      reservaKey: 'internal',
      author: { label: 'Escribió', values: SIDES },
      text: 'Mensaje',
      at: 'Cuándo',
      writtenAt: 'Escrito sin señal',
      readAt: 'Leído',
      via: { label: 'Escrito por', values: { whatsapp: 'WhatsApp' } },
    },
  },
  'fotos-de-mensajes': photos('Fotos de los mensajes', 'messageId'),
  cotizaciones: {
    title: 'Cotización',
    fields: {
      id: 'internal',
      reservaKey: 'internal',
      createdAt: 'Enviada',
      lines: 'Renglones',
      total: { label: 'Total', unit: 'money' },
      note: 'Nota',
      validUntil: 'Vale hasta',
      otroDia: 'Es para otro día',
      answer: { label: 'Respuesta', values: { si: 'De acuerdo', no: 'No' } },
      reason: 'Por qué no',
      answeredAt: 'Respondida',
    },
  },
  garantias: {
    title: 'Caso de garantía',
    fields: {
      id: 'Número',
      reservaKey: 'internal',
      repeatKey: 'internal',
      technicianId: 'internal',
      clientId: 'internal',
      wish: { label: 'Lo que pide el cliente', values: WISH_LABELS },
      step: { label: 'Cómo va', values: STEP_LABELS },
      turn: { label: 'Le toca a', values: SIDES },
      stepAt: 'Desde',
      dueAt: 'Hasta',
      refundPesos: { label: 'Dinero que se devuelve', unit: 'money' },
      missedRepeats: 'Visitas de garantía que no se hicieron',
      remindedAt: 'Recordado',
      outcome: { label: 'Cómo terminó', values: OUTCOME_LABELS },
      openedAt: 'Abierto',
      closedAt: 'Cerrado',
    },
  },
  'mensajes-de-garantias': {
    title: 'Lo que pasó en la garantía',
    fields: {
      id: 'internal',
      caseId: 'internal',
      at: 'Cuándo',
      actorRole: { label: 'Quién', values: SIDES },
      kind: { label: 'Qué', values: GUARANTEE_ACT_TEXTS },
      text: 'Mensaje',
      amount: 'internal',
      pesos: { label: 'Valor', unit: 'money' },
      medio: { label: 'Cómo se devolvió', values: PAYMENT_LABELS },
      paidAt: 'Devuelto',
    },
  },
  'fotos-de-garantias': photos('Fotos de la garantía', 'eventId'),
  'resenas-escritas': {
    title: 'Tu calificación',
    fields: { ...review, clientId: 'internal', ...REJECTION },
  },
  'resenas-recibidas': { title: 'Calificación que recibiste', fields: review },
  'respuestas-a-resenas': {
    title: 'Tu respuesta',
    fields: {
      reviewId: 'internal',
      texto: 'Respuesta',
      aprobada: 'Publicada',
      ...REJECTION,
      createdAt: 'Escrita',
      revision: 'Versión',
    },
  },
} satisfies Partial<Record<ExportFile, Section>>
