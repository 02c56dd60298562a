import { createContext, useContext } from 'react'
import { recordOf } from '#platform/domain/records.ts'
import type { ProfileDraft, RowChange } from '#technicians/domain/profile-draft.ts'
import type { ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import {
  fieldsOf,
  type ModerationState,
  PROFILE_FIELDS,
  type PUBLIC_FACTS,
  type Technician,
} from '#technicians/domain/technician.ts'

/** Buttons outside the form refer to it by this id. */
export const FORM_ID = 'perfil'

export interface EditorState {
  /** What the form holds now. */
  readonly draft: ProfileDraft
  readonly missing: readonly ChecklistPoint[]
  /** Publishing was refused: what is missing stands out. */
  readonly isMissingMarked: boolean
  /** Nothing was typed that is not stored. */
  readonly isSaved: boolean
  readonly storedRevision: number
  readonly change: (draft: ProfileDraft) => void
  /** Of every field: takes over what the form holds. */
  readonly onChange: () => void
  readonly changeRows: (change: RowChange) => void
  /** How often rows were added, removed or moved. */
  readonly rowChanges: number
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditor(): EditorState {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside of EditorContext')
  return editor
}

type TextName = {
  [Name in keyof ProfileDraft]: ProfileDraft[Name] extends string ? Name : never
}[keyof ProfileDraft]

/** The props of a text field of the draft. */
export function useDraftField() {
  const { draft, onChange } = useEditor()
  return (name: TextName) => ({ name, value: draft[name], onChange, maxLength: MAX_LENGTHS[name] })
}
const MAX_LENGTHS: Partial<Record<TextName, number>> = recordOf(
  fieldsOf('line', 'text'),
  name => PROFILE_FIELDS[name].maxLength,
)

/** The fields of a profile that its owner does not edit here. */
export interface ProfileFacts extends Omit<Pick<Technician, (typeof PUBLIC_FACTS)[number]>, 'uid'> {
  readonly uid: string | null
}

export interface PreviewCalendar {
  readonly now: Date
  /** Public holidays among the shown days. */
  readonly holidays: readonly string[]
  readonly taken: readonly Date[]
  readonly horasBloqueadas: readonly Date[]
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
