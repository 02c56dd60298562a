// 'Decir qué oficio es': the trade of words that nobody understood, what was said so far, and taking it back.
import { useState } from 'react'
import { Form } from 'react-router'
import { type BoardView, boardPath } from '#board/domain/board-paths.ts'
import { BOARD_REFUSALS } from '#board/wording/outcomes.ts'
import type { Naming } from '#demand/domain/named-words.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { SelectField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { numberText } from '#platform/wording/price.ts'
import { relativeDayText } from '#platform/wording/relative-day.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

interface NameTradeFormProps {
  words: string
  view: BoardView
  refusal: FormRefusal | null
}

export function NameTradeForm({ words, view, refusal }: NameTradeFormProps) {
  return (
    <section
      id="oficio"
      aria-labelledby="oficio-titulo"
      className="scroll-mt-16 rounded-16 border border-petrol-200 bg-petrol-50 px-4 py-4 md:px-6"
    >
      <h2
        id="oficio-titulo"
        className="text-lead/6 font-extrabold tracking-[-0.03em] md:text-20/6 wrap-anywhere"
      >
        ¿Qué oficio es «{words}»?
      </h2>
      <p className="mt-0.5 text-support text-ink-700">
        Desde ahora el buscador lo entiende así, también con otras palabras al lado.
      </p>
      <ValidatedForm
        action={`${boardPath({ ...view, words })}#oficio`}
        validate={({ esp }) => (esp ? null : { field: 'esp', text: BOARD_REFUSALS['trade-missing'][1] })}
        refusal={refusal}
        className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,20rem)_auto_auto] sm:justify-start"
      >
        <input type="hidden" name="act" value="es-oficio" />
        <input type="hidden" name="texto" value={words} />
        <SelectField label="Oficio" name="esp" defaultValue="">
          <option value="" disabled>
            Elige uno
          </option>
          {SPECIALTIES.map(({ label, slug }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-3 sm:mt-[1.8125rem] sm:grid-flow-col">
          <SubmitButton kind="petrol" busyText="Guardando…">
            Guardar
          </SubmitButton>
          <ButtonLink kind="white" to={`${boardPath({ ...view, words: null })}#no-encontrado`}>
            Cancelar
          </ButtonLink>
        </div>
        <div className="empty:hidden sm:col-span-full">
          <FormMessage />
        </div>
      </ValidatedForm>
    </section>
  )
}

interface NamedTradeNoticeProps {
  /** What was said a moment ago, or is asked about again; the page that is read again brings none. */
  named: Naming | null
  isNew: boolean
  /** What stands now. */
  namings: readonly Naming[] | null
  view: BoardView
}

export function NamedTradeNotice({ named, isNew, namings, view }: NamedTradeNoticeProps) {
  const [said, say] = useState<Naming | null>(null)
  if (isNew && named && named.trailEntryId !== said?.trailEntryId) say(named)
  const isSaid = namings?.some(({ trailEntryId }) => trailEntryId === said?.trailEntryId)
  const shown = named ?? (isSaid ? said : null)
  if (!shown) return null
  const { words, trade } = shown
  const isOwn = isNew || shown === said
  return (
    <Message kind={isOwn ? 'success' : 'info'}>
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          {isOwn ? `Listo: «${words}» es ${trade}.` : `Ya se dijo: «${words}» es ${trade}.`}
        </span>
        <UndoNaming named={shown} view={view} />
      </span>
    </Message>
  )
}

function UndoNaming({ named: { words, trailEntryId }, view }: { named: Naming; view: BoardView }) {
  if (trailEntryId === null) return null
  return (
    <Form method="post" action={boardPath({ ...view, words: null })}>
      <input type="hidden" name="act" value="deshacer-oficio" />
      <input type="hidden" name="texto" value={words} />
      <input type="hidden" name="linea" value={trailEntryId} />
      <Button type="submit" kind="white">
        <span>
          Deshacer<span className="sr-only">: «{words}»</span>
        </span>
      </Button>
    </Form>
  )
}

interface NamedWordsProps {
  namings: readonly Naming[]
  view: BoardView
  today: string
}

/** Under what was not found: what is understood by now, and can be taken back on any day. */
export function NamedWords({ namings, view, today }: NamedWordsProps) {
  if (namings.length === 0) return null
  return (
    <details className="group/words border-t border-paper-200">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 text-label font-semibold text-petrol-600 focus-visible:-outline-offset-3 md:px-6 [&::-webkit-details-marker]:hidden">
        Palabras que ya tienen oficio ({numberText(namings.length)})
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/words:rotate-180"
        />
      </summary>
      <ul className="px-4 pb-2 text-label md:px-6">
        {namings.map(naming => (
          <li
            key={naming.words}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-paper-200 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-bold">«{naming.words}»</span> es {naming.trade}
              <span className="block text-support text-ink-600">
                Dicho {relativeDayText(bogotaDate(naming.namedAt), today)}
              </span>
            </span>
            <UndoNaming named={naming} view={view} />
          </li>
        ))}
      </ul>
    </details>
  )
}
