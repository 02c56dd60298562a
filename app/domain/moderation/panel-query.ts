// Section 2, admin panel: what an address of the panel asks for. Whatever is wrong in it asks for nothing.
import { type ListCursor, listCursorFrom, listCursorText } from '#domain/moderation/list-cursor.ts'
import { stateFilterFrom } from '#domain/moderation/technician-status.ts'
import { sanitizeText, truncateText } from '#domain/sanitize-text.ts'
import type { ModerationState } from '#domain/technicians/technician.ts'

export const ADMIN_PAGE_SIZE = 20

export const PANEL_TABS = ['tecnicos', 'usuarios'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

export interface PanelQuery {
  readonly tab: PanelTab
  readonly q: string
  /** Technicians only. */
  readonly estado: ModerationState | null
  readonly ciudad: string
  readonly cursor: ListCursor | null
}

const LONGEST_SEARCH = 100

export function panelQueryFrom(asked: URLSearchParams): PanelQuery {
  const tab = PANEL_TABS.find(known => known === asked.get('tab')) ?? 'tecnicos'
  const ofTechnicians = tab === 'tecnicos'
  return {
    tab,
    q: textOf(asked.get('q')),
    estado: ofTechnicians ? stateFilterFrom(asked.get('estado')) : null,
    ciudad: ofTechnicians ? textOf(asked.get('ciudad')) : '',
    cursor: listCursorFrom(asked.get('desde')),
  }
}

/** '?tab=usuarios&q=ana', or nothing for the panel as it opens. */
export function panelQueryText({ tab, q, estado, ciudad, cursor }: PanelQuery): string {
  const query = new URLSearchParams({
    ...(tab !== 'tecnicos' && { tab }),
    ...(q && { q }),
    ...(estado && { estado }),
    ...(ciudad && { ciudad }),
    ...(cursor && { desde: listCursorText(cursor) }),
  }).toString()
  return query && `?${query}`
}

/** The words of a search; each must be found somewhere. */
export function searchWords(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, 6)
}

function textOf(typed: string | null): string {
  return truncateText(sanitizeText(typed ?? '').trim(), LONGEST_SEARCH)
}
