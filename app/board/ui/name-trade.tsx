// 'Decir qué oficio es': the trade of words that nobody understood, and taking it back.
import { useState } from 'react'
import { Form } from 'react-router'
import { type BoardView, boardPath } from '#board/domain/board-paths.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { SelectField } from '#platform/ui/basics/fields.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

export function NameTradeForm({ words, view }: { words: string; view: BoardView }) {
  return (
    <section
      id="oficio"
      aria-labelledby="oficio-titulo"
      className="scroll-mt-16 rounded-16 border border-petrol-200 bg-petrol-50 px-4 py-4 md:px-6"
    >
      <h2 id="oficio-titulo" className="text-18 font-extrabold tracking-[-0.018em] wrap-anywhere">
        ¿Qué oficio es «{words}»?
      </h2>
      <p className="mt-0.5 text-support text-ink-700">
        Desde ahora el buscador lo entiende así, también con otras palabras al lado.
      </p>
      <Form
        method="post"
        action={boardPath({ ...view, words: null })}
        className="mt-3 grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto_auto] sm:justify-start"
      >
        <input type="hidden" name="act" value="es-oficio" />
        <input type="hidden" name="texto" value={words} />
        <SelectField label="Oficio" name="esp" defaultValue="" required>
          <option value="" disabled>
            Elige uno
          </option>
          {SPECIALTIES.map(({ label, slug }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="petrol">
          Guardar
        </Button>
        <ButtonLink kind="white" to={`${boardPath({ ...view, words: null })}#no-encontrado`}>
          Cancelar
        </ButtonLink>
      </Form>
    </section>
  )
}

export interface NamedTrade {
  readonly words: string
  readonly trade: string
  readonly trailEntryId: number
}

interface NamedTradeNoticeProps {
  /** As long as the flash message is read; the page that is read again brings none. */
  named: NamedTrade | null
  isUndone: boolean
  view: BoardView
}

export function NamedTradeNotice({ named, isUndone, view }: NamedTradeNoticeProps) {
  const [kept, keep] = useState(named)
  const shown = isUndone ? null : (named ?? kept)
  if (shown !== kept) keep(shown)
  if (!shown) return null
  const { words, trade, trailEntryId } = shown
  return (
    <Message kind="success">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          Listo: «{words}» es {trade}.
        </span>
        <Form method="post" action={boardPath({ ...view, words: null })}>
          <input type="hidden" name="act" value="deshacer-oficio" />
          <input type="hidden" name="texto" value={words} />
          <input type="hidden" name="linea" value={trailEntryId} />
          <Button type="submit" kind="white">
            Deshacer
          </Button>
        </Form>
      </span>
    </Message>
  )
}
