import { type ListCursor, listCursorFrom, listCursorText } from '#platform/domain/lists.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import type { ModerationState } from '#technicians/domain/technician.ts'
import { stateFilterFrom } from '#technicians/domain/technician-moderation.ts'

// The filters of the admin panel: what waits for an administrator.

export const PANEL_TABS = ['tecnicos', 'usuarios'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/**
 * sin_moderar: no administrator has decided yet (`estado` is empty), published by its owner or not.
 * sin_verificar: documents wait for a decision, or the profile is not verified.
 * vence_pronto: an accepted credential expires within 30 days.
 */
export const TECHNICIAN_FILTERS = [
  'sin_moderar',
  'sin_verificar',
  'vence_pronto',
  'reportados',
  'eliminados',
] as const
export type TechnicianFilter = (typeof TECHNICIAN_FILTERS)[number]

export const USER_FILTERS = ['bloqueados', 'reportados', 'eliminados'] as const
export type UserFilter = (typeof USER_FILTERS)[number]

export type WorklistFilter = TechnicianFilter | UserFilter

const FILTERS: Record<PanelTab, readonly WorklistFilter[]> = {
  tecnicos: TECHNICIAN_FILTERS,
  usuarios: USER_FILTERS,
}

function worklistFilterFrom(tab: PanelTab, text: string | null): WorklistFilter | null {
  return FILTERS[tab].find(filter => filter === text) ?? null
}

/** Filters whose list begins with what waits longest; the others begin with the newest. */
export function isByWait(filter: WorklistFilter): boolean {
  return filter !== 'bloqueados' && filter !== 'eliminados'
}

// Section 2, admin panel: its query string. Invalid parameters are ignored.

export interface PanelQuery {
  readonly tab: PanelTab
  /** Null: everybody. */
  readonly filtro: WorklistFilter | null
  readonly q: string
  /** Technicians only. */
  readonly estado: ModerationState | null
  readonly ciudad: string
  readonly cursor: ListCursor | null
}

export const SEARCH_MAX_LENGTH = 100

export function panelQueryFrom(params: URLSearchParams): PanelQuery {
  const tab = PANEL_TABS.find(tab => tab === params.get('tab')) ?? 'tecnicos'
  const isTechnicians = tab === 'tecnicos'
  return {
    tab,
    filtro: worklistFilterFrom(tab, params.get('filtro')),
    q: searchTextFrom(params.get('q')),
    estado: isTechnicians ? stateFilterFrom(params.get('estado')) : null,
    ciudad: isTechnicians ? searchTextFrom(params.get('ciudad')) : '',
    cursor: listCursorFrom(params.get('desde')),
  }
}

/** '?tab=usuarios&q=ana'; empty for the defaults. */
export function panelQueryText({ tab, filtro, q, estado, ciudad, cursor }: PanelQuery): string {
  const query = new URLSearchParams({
    ...(tab !== 'tecnicos' && { tab }),
    ...(filtro && { filtro }),
    ...(q && { q }),
    ...(estado && { estado }),
    ...(ciudad && { ciudad }),
    ...(cursor && { desde: listCursorText(cursor) }),
  }).toString()
  return query && `?${query}`
}

function searchTextFrom(typed: string | null): string {
  return truncateText(sanitizeText(typed ?? '').trim(), SEARCH_MAX_LENGTH)
}
