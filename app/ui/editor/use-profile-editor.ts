import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { draftFromForm } from '#domain/technicians/draft-from-form.ts'
import { isSameDraft } from '#domain/technicians/draft-from-profile.ts'
import { applyRowAction } from '#domain/technicians/draft-row-actions.ts'
import { parseProfile } from '#domain/technicians/parse-profile.ts'
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'
import { focusAfter, focusField } from '#ui/editor/focus-after.ts'
import { refusalText } from '#wording/refusals.ts'

export interface Mistake {
  readonly field: string | null
  readonly text: string
}

/** What the server said of a form that it did not save. */
export interface EditorAnswer {
  readonly typed: ProfileDraft
  readonly revision: number
  readonly mistake: Mistake | null
  readonly said: string | null
}

interface Fields {
  /** What the fields begin with. */
  readonly start: ProfileDraft
  /** The revision this form is filled in from. */
  readonly revision: number
  /** What was loaded when that was decided. */
  readonly loaded: number
  readonly answered: EditorAnswer | undefined
  /** How often each group of rows was drawn anew; `all` counts for every one. */
  readonly drawn: Readonly<Record<string, number>>
}

interface Loaded {
  readonly stored: ProfileDraft
  readonly revision: number
}

/**
 * The form of the page is the truth: it is read, not mirrored, so that what was typed before the scripts came, or was
 * brought back by the browser, counts. Rows are added and moved by drawing their group anew from a changed draft.
 */
export function useProfileEditor(
  { stored, revision }: Loaded,
  answer: EditorAnswer | undefined,
  busy: boolean,
) {
  const form = useRef<HTMLFormElement>(null)
  const focus = useRef<(() => void) | null>(null)
  const [fields, setFields] = useState<Fields>(() => ({
    start: answer?.typed ?? stored,
    revision: answer?.revision ?? revision,
    loaded: revision,
    answered: answer,
    drawn: {},
  }))
  const [live, setLive] = useState(fields.start)
  const [sent, setSent] = useState(false)
  const [found, setFound] = useState<{ since: EditorAnswer | undefined; mistake: Mistake | null } | null>(
    null,
  )
  const isDirty = !isSameDraft(live, stored)

  if (answer !== fields.answered) {
    // A form that came too late is told which revision it would replace.
    setFields({ ...fields, answered: answer, revision: answer?.revision ?? fields.revision })
    if (answer) setSent(false)
  }
  if (revision !== fields.loaded && answer === fields.answered) {
    const adopted = sent || !isDirty
    const redrawn = adopted && isDirty
    setFields({
      ...fields,
      loaded: revision,
      revision: adopted ? revision : fields.revision,
      start: redrawn ? stored : fields.start,
      drawn: redrawn ? { ...fields.drawn, all: (fields.drawn.all ?? 0) + 1 } : fields.drawn,
    })
    if (adopted) setLive(stored)
    setSent(false)
  }

  const read = useCallback(() => draftFromForm(entriesOf(form.current)), [])
  useEffect(() => setLive(read()), [read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked for once the rows are there.
  useEffect(() => {
    focus.current?.()
    focus.current = null
  }, [fields.drawn])

  const mistake = found && found.since === answer ? found.mistake : (answer?.mistake ?? null)
  useEffect(() => {
    if (mistake) focusField(form.current, mistake.field)
  }, [mistake])

  function check(): Mistake | null {
    const reading = parseProfile(read())
    return reading.ok ? null : { field: reading.field, text: refusalText(reading.code) }
  }

  return {
    form,
    live,
    isDirty,
    mistake,
    start: fields.start,
    revision: fields.revision,
    keyOf: (group: string) => `${group}-${fields.drawn.all ?? 0}-${fields.drawn[group] ?? 0}`,

    act(act: string) {
      const next = applyRowAction(read(), act)
      if (!next) return
      const [group = ''] = act.split('.')
      focus.current = () => focusAfter(form.current, act)
      setFields({
        ...fields,
        start: next,
        drawn: { ...fields.drawn, [group]: (fields.drawn[group] ?? 0) + 1 },
      })
      setLive(next)
    },

    onInput({ target }: { target: EventTarget }) {
      setLive(read())
      const { name } = target as HTMLInputElement
      // A mistake is taken back as soon as it is mended.
      if (mistake?.field === name && check()?.field !== name) setFound({ since: answer, mistake: null })
    },

    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      if (busy) return event.preventDefault()
      const button = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null
      if (button?.value === 'ocultar') return setFound({ since: answer, mistake: null })
      const first = check()
      setFound({ since: answer, mistake: first })
      if (first) return event.preventDefault()
      setSent(true)
      const { name } = (document.activeElement ?? {}) as HTMLInputElement
      focus.current = form.current?.contains(document.activeElement)
        ? () => focusField(form.current, name)
        : null
    },
  }
}

function entriesOf(form: HTMLFormElement | null): [string, string][] {
  return [...new FormData(form ?? undefined)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
