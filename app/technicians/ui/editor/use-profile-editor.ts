import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import type { FormError } from '#platform/ui/basics/form-feedback.ts'
import { useValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import {
  draftFromForm,
  type ProfileDraft,
  type RowChange,
  withRowChange,
} from '#technicians/domain/profile-draft.ts'
import { isSameDraft, parseProfile } from '#technicians/domain/profile-edit.ts'
import { missingPointsOf } from '#technicians/domain/profile-preview.ts'
import type { OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import { focusAfterRowChange } from '#technicians/ui/editor/editor-focus.ts'
import {
  deleteStoredDraft,
  findStoredDraft,
  type StoredDraft,
  storeDraft,
} from '#technicians/ui/editor/unsaved-draft.tsx'
import { technicianRefusalText } from '#technicians/wording/outcomes.ts'

/** Action data of the editor. */
export interface EditorAnswer {
  readonly typed: ProfileDraft
  readonly revision: number
  readonly mistake: FormError | null
  readonly success: string | null
  /** It is stored: the page is loaded again. */
  readonly isSaved?: boolean
  /** The session ended while the form was open. */
  readonly isSignedOut?: boolean
}

interface Edits extends StoredDraft {
  /** The last answer before they were typed or sent. */
  readonly after: EditorAnswer | undefined
  readonly isSent?: boolean
  /** From an earlier session. */
  readonly isRecovered?: boolean
}

/** The draft is what was typed and not saved, or else what is stored; everything else follows from it. */
export function useProfileEditor(own: OwnProfile, pageAnswer: EditorAnswer | undefined) {
  const { stored, facts } = own
  const owner = facts.uid
  const fetcher = useFetcher<EditorAnswer>()
  const answer = fetcher.data ?? pageAnswer
  const [edits, setEdits] = useState<Edits | null>(
    pageAnswer
      ? { draft: pageAnswer.typed, revision: pageAnswer.revision, after: undefined, isSent: true }
      : null,
  )
  const [rowChanges, countRowChange] = useReducer((count: number) => count + 1, 0)
  const { feedback, formProps } = useValidatedForm({
    validate: data => mistakeIn(data, facts.fotoURL),
    refusal: answer?.mistake,
    send(target) {
      setEdits(unsaved && { ...unsaved, revision, after: answer, isSent: true })
      return fetcher.submit(target)
    },
  })
  const { busy, error } = feedback
  // An answer counts when the page has been loaded again.
  const known = busy ? edits?.after : answer
  const answerSince = edits && edits.after !== known ? known : undefined
  const isSaved = edits?.isSent && answerSince?.isSaved
  const unsaved = edits && !isSaved && !isSameDraft(edits.draft, stored) ? edits : null
  const draft = unsaved?.draft ?? stored
  // What was typed while the form was being saved replaces what was saved; after a conflict the answer names the revision
  // that the next save replaces.
  const revision =
    unsaved && !answerSince?.isSaved ? (answerSince?.revision ?? unsaved.revision) : own.revision
  const missing = missingPointsOf(draft, facts.fotoURL)
  const isIncomplete = error?.text === INCOMPLETE.text

  // Before any other render, which would replace what was typed before hydration or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    const typed = readForm()
    const recovered = owner && !answer ? findStoredDraft(owner) : null
    if (!isSameDraft(typed, draft)) change(typed)
    else if (recovered) setEdits({ ...recovered, after: answer, isRecovered: true })
  }, [])
  useEffect(() => {
    if (!owner) return
    if (unsaved) storeDraft(owner, { draft: unsaved.draft, revision })
    else deleteStoredDraft()
  }, [owner, unsaved, revision])

  function readForm(): ProfileDraft {
    return draftIn(new FormData(formProps.ref.current ?? undefined))
  }
  function change(changed: ProfileDraft) {
    setEdits({ draft: changed, revision, after: known, isRecovered: unsaved?.isRecovered })
  }

  return {
    formProps,
    answer,
    draft,
    revision,
    missing,
    mistake: isIncomplete && missing.length === 0 ? null : error,
    /** Publishing was refused: the missing fields are marked. */
    isMissingMarked: isIncomplete,
    isSaved: unsaved === null,
    storedRevision: own.revision,
    /** Something was typed that is neither saved nor being saved. */
    isDirty: unsaved !== null && !(busy && unsaved.isSent),
    isRecovered: unsaved?.isRecovered === true,
    /** The act that is being sent: 'guardar', 'publicar', 'ocultar'. */
    sending: busy ? String(fetcher.formData?.get('act') ?? '') : null,
    rowChanges,
    change,
    onChange: () => change(readForm()),
    changeRows(rowChange: RowChange) {
      flushSync(() => {
        countRowChange()
        change(withRowChange(draft, rowChange))
      })
      focusAfterRowChange(formProps.ref.current, rowChange)
    },
  }
}

const INCOMPLETE: FormError = { field: null, text: technicianRefusalText('profile-incomplete') }

/** Hiding saves nothing. */
function mistakeIn(data: FormData, fotoURL: string | null): FormError | null {
  const act = data.get('act')
  if (act === 'ocultar') return null
  const draft = draftIn(data)
  const parsed = parseProfile(draft)
  if (!parsed.ok) return { field: parsed.field, text: technicianRefusalText(parsed.code) }
  return act === 'publicar' && missingPointsOf(draft, fotoURL).length > 0 ? INCOMPLETE : null
}

function draftIn(data: FormData): ProfileDraft {
  return draftFromForm([...data].map(([name, value]) => [name, String(value)]))
}
