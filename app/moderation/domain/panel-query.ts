// Section 2, admin panel: its query string. Invalid parameters are ignored.

import {
  PANEL_TABS,
  type PanelTab,
  type WorklistFilter,
  worklistFilterFrom,
} from '#moderation/domain/worklist.ts'
import { type ListCursor, listCursorFrom, listCursorText } from '#platform/domain/list-cursor.ts'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'
import type { ModerationState } from '#technicians/domain/technician.ts'
import { stateFilterFrom } from '#technicians/domain/technician-status.ts'

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

const SEARCH_MAX_LENGTH = 100

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
