// mis-datos.html: photos, the profile of a technician with its proofs, and reports.

import { COMMON_REASONS, STATUS_LABELS, TARGET_LABELS } from '#reports/wording/reports.ts'
import type { ExportFile } from '#rights/domain/data-export.ts'
import type { Section } from '#rights/wording/own-data/field.ts'
import { STATE_LABELS } from '#technicians/wording/profile-status.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'
import { ACCOUNT_KIND_LABELS } from '#visits/wording/payment-details.ts'

const CREDENTIALS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CREDENTIAL_WORDS).map(([kind, { title }]) => [kind, title]),
)

export const WORK_SECTIONS = {
  fotos: {
    title: 'Todas las fotos que subiste',
    fields: { id: 'internal', clientId: 'internal', createdAt: 'Subida' },
  },
  'perfil-tecnico': {
    title: 'Tu perfil de técnico',
    fields: {
      uid: 'internal',
      slug: 'Dirección del perfil',
      nombre: 'Nombre',
      bioCorta: 'En pocas palabras',
      descripcion: 'Descripción',
      especialidades: 'Oficios',
      tags: 'Etiquetas',
      servicios: 'Servicios',
      ciudad: 'Ciudad',
      barrio: 'Barrio',
      zonasCobertura: 'Zonas donde atiendes',
      telefono: 'Teléfono',
      fotoURL: 'internal',
      aniosExperiencia: 'Años de experiencia',
      tarifaBase: { label: 'Tarifa base', unit: 'money' },
      tarifaBasePropia: 'La escribiste tú',
      moneda: 'Moneda',
      disponible: 'Recibes trabajo',
      confirmaAlInstante: 'Confirmas al instante',
      disponibilidadTxt: 'Nota sobre tus horas',
      horarios: 'Horas de la semana',
      excepciones: 'Días distintos',
      horasBloqueadas: 'Horas que bloqueaste',
      certificaciones: 'Certificaciones',
      licencias: 'Licencias',
      ratingPromedio: 'Promedio de estrellas',
      resenasCount: 'Reseñas publicadas',
      publicado: 'Publicado',
      verificado: 'Verificado',
      estado: { label: 'Moderación', values: STATE_LABELS },
      createdAt: 'Creado',
      updatedAt: 'Último cambio',
      deletedAt: 'Eliminado',
    },
  },
  'datos-de-pago': {
    title: 'Tus datos de pago',
    fields: {
      technicianId: 'internal',
      nequi: 'Nequi',
      daviplata: 'Daviplata',
      banco: 'Banco',
      tipo: { label: 'Tipo de cuenta', values: ACCOUNT_KIND_LABELS },
      cuenta: 'Número de la cuenta',
      titular: 'A nombre de',
      mostrar: 'Los ve quien te debe',
      updatedAt: 'Último cambio',
    },
  },
  'direcciones-anteriores': {
    title: 'Direcciones que tuvo tu perfil',
    fields: { slug: 'Dirección', uid: 'internal', retiredAt: 'Hasta' },
  },
  trabajos: {
    title: 'Tus trabajos hechos',
    fields: {
      id: 'internal',
      technicianId: 'internal',
      url: 'internal',
      caption: 'Título',
      month: 'Mes',
      position: 'internal',
      hiddenAt: 'Oculta desde',
      createdAt: 'Subida',
    },
  },
  revisiones: {
    title: 'Lo que enviaste para verificarte',
    fields: {
      id: 'internal',
      technicianId: 'internal',
      kind: { label: 'Qué', values: CREDENTIALS },
      status: {
        label: 'Cómo está',
        values: {
          pending: 'En revisión',
          accepted: 'Aceptado',
          returned: 'Devuelto',
          expired: 'Vencido',
          replaced: 'Reemplazado por otro',
        },
      },
      entity: 'Entidad',
      number: 'Número',
      issuedOn: 'Expedición',
      expiresOn: 'Vence',
      sentAt: 'Enviado',
      decidedAt: 'Decidido',
      note: 'Nota',
      warnedAt: 'Avisamos que vencía',
    },
  },
  documentos: {
    title: 'Documentos que seguimos guardando',
    fields: {
      id: 'internal',
      checkId: 'internal',
      position: 'internal',
      name: 'Archivo',
      type: { label: 'Tipo', values: { 'image/webp': 'Imagen', 'application/pdf': 'PDF' } },
      createdAt: 'Subido',
    },
  },
  'clientes-no-aceptados': {
    title: 'Clientes que no aceptas',
    fields: { technicianId: 'internal', clientId: 'Número del cliente', createdAt: 'Desde' },
  },
  'tecnicos-guardados': {
    title: 'Técnicos que guardaste',
    fields: {
      clientId: 'internal',
      technicianId: 'Número del técnico',
      keptAt: 'Guardado',
      removedAt: 'Quitado de tu lista',
    },
  },
  'reportes-enviados': {
    title: 'Lo que reportaste',
    fields: {
      id: 'internal',
      reporterId: 'internal',
      subjectId: 'internal',
      targetId: 'internal',
      receiptId: 'Comprobante número',
      targetKind: { label: 'Sobre', values: TARGET_LABELS },
      reason: { label: 'Motivo', values: COMMON_REASONS },
      details: 'Lo que contaste',
      status: { label: 'Cómo está', values: STATUS_LABELS },
      answer: 'Lo que te respondimos',
      createdAt: 'Enviado',
      decidedAt: 'Respondido',
    },
  },
  'fotos-de-reportes': {
    title: 'Fotos de tus reportes',
    fields: { reportId: 'internal', photoId: 'internal', position: 'internal' },
  },
} satisfies Partial<Record<ExportFile, Section>>
