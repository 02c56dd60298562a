// The filters of the admin panel: what waits for an administrator (record 121).

export const PANEL_TABS = ['tecnicos', 'usuarios'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

/**
 * sin_moderar: no administrator has decided yet (`estado` is empty), published by its owner or not.
 * sin_verificar: documents wait for a decision, or the profile is not verified.
 * vence_pronto: an accepted check expires within 30 days.
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

export function worklistFilterFrom(tab: PanelTab, text: string | null): WorklistFilter | null {
  return FILTERS[tab].find(filter => filter === text) ?? null
}

/** Filters whose list begins with what waits longest; the others begin with the newest. */
export function isByWait(filter: WorklistFilter): boolean {
  return filter !== 'bloqueados' && filter !== 'eliminados'
}
