import { type SubmitEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { applyRowAction, draftFromForm, type ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { isSameDraft, parseProfile } from '#technicians/domain/profile-edit.ts'
import { missingPointsOf } from '#technicians/domain/profile-preview.ts'
import type { OwnProfile } from '#technicians/ui/editor/editor-context.ts'
import { focusAfterAct, focusField } from '#technicians/ui/editor/editor-focus.ts'
import { deleteStoredDraft, findStoredDraft, storeDraft } from '#technicians/ui/editor/unsaved-draft.tsx'
import { technicianRefusalText } from '#technicians/wording/outcomes.ts'

export interface Mistake {
  readonly field: string | null
  readonly text: string
}

/** Action data of a form that was not saved, or only its rows changed. */
export interface EditorAnswer {
  readonly typed: ProfileDraft
  readonly revision: number
  readonly mistake: Mistake | null
  readonly success: string | null
  /** The session ended while the form was open. */
  readonly isSignedOut?: boolean
}

interface Fields {
  /** Default values of the fields. */
  readonly start: ProfileDraft
  /** The stored revision this form is based on. */
  readonly revision: number
  /** The last loaded revision. */
  readonly loaded: number
  readonly answered: EditorAnswer | undefined
  /** How often each group was rendered again; `all` counts for every group. */
  readonly renders: Readonly<Record<string, number>>
}

type Loaded = Pick<OwnProfile, 'stored' | 'revision' | 'facts'>

/**
 * The DOM form is the source of truth: uncontrolled fields keep what was typed before hydration or restored by the
 * browser. Rows are added and moved by rendering their group again from a changed draft.
 */
export function useProfileEditor(
  { stored, revision, facts }: Loaded,
  answer: EditorAnswer | undefined,
  busy: boolean,
) {
  const owner = facts.uid
  const form = useRef<HTMLFormElement>(null)
  const focus = useRef<(() => void) | null>(null)
  const [fields, setFields] = useState<Fields>(() => ({
    start: answer?.typed ?? stored,
    revision: answer?.revision ?? revision,
    loaded: revision,
    answered: answer,
    renders: {},
  }))
  const [live, setLive] = useState(fields.start)
  const [sent, setSent] = useState(false)
  const [localCheck, setLocalCheck] = useState<{
    since: EditorAnswer | undefined
    mistake: Mistake | null
  } | null>(null)
  const [isRecovered, setIsRecovered] = useState(false)
  const isDirty = !isSameDraft(live, stored)
  const missing = useMemo(() => missingPointsOf(live, facts.fotoURL), [live, facts.fotoURL])

  if (answer !== fields.answered) {
    // After a conflict the answer carries the revision that the next submit would replace.
    setFields({ ...fields, answered: answer, revision: answer?.revision ?? fields.revision })
    if (answer) setSent(false)
  }
  if (revision !== fields.loaded && answer === fields.answered) {
    const adopted = sent || !isDirty
    const rerenders = adopted && isDirty
    setFields({
      ...fields,
      loaded: revision,
      revision: adopted ? revision : fields.revision,
      start: rerenders ? stored : fields.start,
      renders: rerenders ? { ...fields.renders, all: (fields.renders.all ?? 0) + 1 } : fields.renders,
    })
    if (adopted) setLive(stored)
    setSent(false)
  }

  const readDraft = useCallback(() => draftFromForm(entriesOf(form.current)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const typed = readDraft()
    const recovered = owner && !answer && isSameDraft(typed, stored) ? findStoredDraft(owner) : null
    setLive(recovered?.draft ?? typed)
    if (!recovered) return
    setFields(before => ({
      ...before,
      start: recovered.draft,
      revision: recovered.revision,
      renders: { all: (before.renders.all ?? 0) + 1 },
    }))
    setIsRecovered(true)
  }, [readDraft])
  useEffect(() => {
    if (!owner) return
    if (isDirty) storeDraft(owner, { draft: live, revision: fields.revision })
    else deleteStoredDraft()
  }, [owner, isDirty, live, fields.revision])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the rows are rendered.
  useEffect(() => {
    focus.current?.()
    focus.current = null
  }, [fields.renders])

  const lastMistake =
    localCheck && localCheck.since === answer ? localCheck.mistake : (answer?.mistake ?? null)
  const isIncomplete = lastMistake?.text === INCOMPLETE.text
  const mistake = isIncomplete && missing.length === 0 ? null : lastMistake
  useEffect(() => {
    if (mistake) focusField(form.current, mistake.field)
  }, [mistake])

  function check(): Mistake | null {
    const reading = parseProfile(readDraft())
    return reading.ok ? null : { field: reading.field, text: technicianRefusalText(reading.code) }
  }

  return {
    form,
    live,
    isDirty,
    /** The unsaved form of an earlier session is back. */
    isRecovered: isRecovered && isDirty,
    mistake,
    missing,
    /** Publishing was refused: the missing fields are marked. */
    isMissingMarked: isIncomplete,
    start: fields.start,
    revision: fields.revision,
    keyOf: (group: string) => `${group}-${fields.renders.all ?? 0}-${fields.renders[group] ?? 0}`,

    act(act: string) {
      const next = applyRowAction(readDraft(), act)
      if (!next) return
      const [group = ''] = act.split('.')
      focus.current = () => focusAfterAct(form.current, act)
      setFields({
        ...fields,
        start: next,
        renders: { ...fields.renders, [group]: (fields.renders[group] ?? 0) + 1 },
      })
      setLive(next)
    },

    onInput({ target }: { target: EventTarget }) {
      setLive(readDraft())
      const { name } = target as HTMLInputElement
      // The mistake disappears as soon as it is corrected.
      if (mistake?.field === name && check()?.field !== name) setLocalCheck({ since: answer, mistake: null })
    },

    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      if (busy) return event.preventDefault()
      const button = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null
      if (button?.value === 'ocultar') return setLocalCheck({ since: answer, mistake: null })
      const isUnpublishable = button?.value === 'publicar' && missing.length > 0
      const firstMistake = check() ?? (isUnpublishable ? { ...INCOMPLETE } : null)
      setLocalCheck({ since: answer, mistake: firstMistake })
      if (firstMistake) return event.preventDefault()
      setSent(true)
      const { name } = (document.activeElement ?? {}) as HTMLInputElement
      focus.current = form.current?.contains(document.activeElement)
        ? () => focusField(form.current, name)
        : null
    },
  }
}

const INCOMPLETE: Mistake = { field: null, text: technicianRefusalText('profile-incomplete') }

function entriesOf(form: HTMLFormElement | null): [string, string][] {
  return [...new FormData(form ?? undefined)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
