import { createContext, useContext } from 'react'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { ModerationState, Technician } from '#technicians/domain/technician.ts'

/** Buttons outside the form refer to it by this id. */
export const FORM_ID = 'perfil'
export const EDITOR_PATH = '/mi-perfil'

export interface EditorState {
  /** Default values: the fields are uncontrolled. */
  readonly start: ProfileDraft
  /** Current content of the form. */
  readonly live: ProfileDraft
  readonly missing: readonly ChecklistPoint[]
  /** Publishing was refused: what is missing stands out. */
  readonly isMissingMarked: boolean
  /** React key that changes when a group has to be rendered again from `start`. */
  readonly keyOf: (group: string) => string
  /** Applies a change of rows: `servicios.agregar`. */
  readonly act: (act: string) => void
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditor(): EditorState {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside of EditorContext')
  return editor
}

/** The fields of a profile that its owner does not edit here. */
export interface ProfileFacts
  extends Pick<Technician, 'slug' | 'fotoURL' | 'verificado' | 'ratingPromedio' | 'resenasCount'> {
  readonly uid: string | null
}

export interface PreviewCalendar {
  readonly now: Date
  /** Public holidays among the shown days. */
  readonly holidays: readonly string[]
  readonly taken: readonly Date[]
}

/** What the editor itself needs of the loader's data. */
export interface OwnProfile {
  readonly stored: ProfileDraft
  readonly revision: number
  readonly publicado: boolean
  readonly estado: ModerationState | null
  readonly facts: ProfileFacts
  readonly calendar: PreviewCalendar
  /** How many photos of finished jobs there are. */
  readonly jobPhotos: number
}
