// Texts of the lists of the admin panel and their filters.

import type { BulkAct } from '#moderation/domain/bulk.ts'
import {
  isByWait,
  type PanelQuery,
  type PanelTab,
  type WorklistFilter,
} from '#moderation/domain/panel-query.ts'
import { dayAndMonthText, dayOfMonth } from '#platform/wording/dates.ts'
import type { VerificationSummary } from '#verification/domain/admin-credentials.ts'
import type { DocumentCredentialKind } from '#verification/domain/credential.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

export const FILTER_LABELS: Record<WorklistFilter, string> = {
  sin_moderar: 'Sin moderar',
  sin_verificar: 'Sin verificar',
  vence_pronto: 'Vence pronto',
  reportados: 'Reportados',
  bloqueados: 'Bloqueados',
  eliminados: 'Eliminados',
}

/** The order of a list: what comes first, or 'Por nombre'. */
export function orderText(tab: PanelTab, filter: WorklistFilter | null, isSearch: boolean): string {
  if (filter === null && tab === 'tecnicos') return 'Por nombre'
  if (filter === null) return isSearch ? 'Por correo' : 'Lo más nuevo'
  if (filter === 'vence_pronto') return 'Lo que vence antes'
  if (filter === 'eliminados') return 'Lo último que se eliminó'
  return isByWait(filter) ? 'Lo que más espera' : 'Lo más nuevo'
}

/** Why a list is empty: 'Nadie coincide con «ana».' */
export function emptyListText({ q, estado, ciudad, cursor }: PanelQuery): string {
  const isNarrowed = estado !== null || ciudad !== ''
  if (q) return `Nadie coincide con «${q}»${isNarrowed ? ' y los filtros elegidos' : ''}.`
  if (isNarrowed) return 'Nadie cumple los filtros elegidos.'
  return cursor ? 'La lista termina antes.' : 'No hay nadie en esta lista.'
}

/** '9 dic' */
export function shortDayText(date: string): string {
  const [, month = ''] = dayAndMonthText(date).split(' de ')
  return `${dayOfMonth(date)} ${month.slice(0, 3)}`
}

/** 'Cédula y 1 más' */
function kindsText([first, ...others]: readonly DocumentCredentialKind[]): string {
  if (!first) return ''
  return others.length > 0
    ? `${CREDENTIAL_WORDS[first].title} y ${others.length} más`
    : CREDENTIAL_WORDS[first].title
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The two lines about the credentials of a technician: '2 por revisar', 'Cédula y 1 más'. */
export function verificationTexts({ state, kinds, expiresOn }: VerificationSummary): [string, string] {
  switch (state) {
    case 'pending':
      return [`${kinds.length} por revisar`, kindsText(kinds)]
    case 'expiring':
      return ['Vence pronto', `${kindsText(kinds.slice(0, 1))}, ${shortDayText(expiresOn ?? '')}`]
    case 'verified':
      return ['Verificado', kindsText(kinds)]
    case 'accepted':
      return ['Sin verificar', `Aceptado: ${inSentence(kindsText(kinds))}`]
    case 'expired':
      return ['Sin verificar', `Venció: ${inSentence(kindsText(kinds))}`]
    case 'returned':
      return ['Sin verificar', `Devuelto: ${inSentence(kindsText(kinds))}`]
    case 'none':
      return ['Sin documentos', 'No ha enviado']
  }
}

/** 'Paneles solares +1': the first trade without its remark in brackets, and how many others. */
export function tradesText([first, ...others]: readonly string[]): string {
  if (!first) return 'Sin oficios'
  const trade = first.replace(/ \(.*\)$/, '')
  return others.length > 0 ? `${trade} +${others.length}` : trade
}

/** '1 reporte abierto' */
export function openReportsText(count: number): string {
  return count === 1 ? '1 reporte abierto' : `${count} reportes abiertos`
}

/** '3 seleccionados' */
export function selectedText(count: number): string {
  return count === 1 ? '1 seleccionado' : `${count} seleccionados`
}

export const BULK_ACT_LABELS: Record<BulkAct, string> = {
  publish: 'Publicar',
  review: 'Enviar a revisión',
}

const profilesText = (count: number) => (count === 1 ? '1 perfil' : `${count} perfiles`)

/** 'Publicaste 3 perfiles.' */
export function bulkDoneText(act: BulkAct, count: number): string {
  const profiles = profilesText(count)
  return act === 'publish' ? `Publicaste ${profiles}.` : `Enviaste ${profiles} a revisión.`
}

/** '3 perfiles están como antes.', '2 de 3 perfiles están como antes.' */
export function bulkUndoneText(count: number, asked: number): string {
  const profiles = count === asked ? profilesText(count) : `${count} de ${profilesText(asked)}`
  return `${profiles} ${count === 1 ? 'está' : 'están'} como antes.`
}
