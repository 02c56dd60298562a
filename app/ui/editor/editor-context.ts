import { createContext, useContext } from 'react'
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'
import type { ChecklistPoint } from '#domain/technicians/publish-checklist.ts'

/** The form, which its buttons belong to wherever they stand. */
export const FORM_ID = 'perfil'
export const EDITOR_PATH = '/mi-perfil'

export interface EditorState {
  /** What the fields begin with; the fields themselves hold what is typed. */
  readonly start: ProfileDraft
  /** What is in the form right now. */
  readonly live: ProfileDraft
  readonly missing: readonly ChecklistPoint[]
  /** Changes when a group of rows is to be drawn anew. */
  readonly keyOf: (group: string) => string
  /** Does what a small button says: `servicios.agregar`. */
  readonly act: (act: string) => void
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditor(): EditorState {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('outside of the editor')
  return editor
}
