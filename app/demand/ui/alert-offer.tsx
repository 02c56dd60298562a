// 'Avísame cuando haya', under a search that found nobody in its place.
import { useFetcher } from 'react-router'
import { FORGOT_RULES } from '#accounts/domain/credential-rules.ts'
import { ASK_ALERT, type WantedTrade } from '#demand/domain/search-alert.ts'
import { ALERT_REFUSALS } from '#demand/wording/outcomes.ts'
import { ASK_TEXT, askedText, wantedText } from '#demand/wording/search-alert.ts'
import { firstMistake } from '#platform/domain/form-rules.ts'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { specialtySlug } from '#technicians/domain/specialties.ts'

/** What the page offers; null where somebody was found. */
export interface AlertOffered {
  readonly wanted: WantedTrade
  readonly isGuest: boolean
  /** Somebody who is signed in asked for it before. */
  readonly isAwaited: boolean
}

/** What the page answers to the form. */
export interface AlertAnswer {
  readonly asked: string | null
  readonly askRefusal: FormRefusal | null
}

const FETCHER = 'avisame'

interface AlertOfferProps {
  offered: AlertOffered
  /** Without a script the page itself answers. */
  answered: AlertAnswer | null
}

export function AlertOffer({ offered: { wanted, isGuest, isAwaited }, answered }: AlertOfferProps) {
  const { asked, askRefusal } = useFetcher<AlertAnswer>({ key: FETCHER }).data ??
    answered ?? { asked: null, askRefusal: null }
  const told = asked ?? (isAwaited ? askedText(wanted) : null)
  return (
    <section
      aria-labelledby="avisame-titulo"
      className="mt-4 rounded-16 border border-petrol-200 bg-petrol-50 px-4 py-4 md:px-6"
    >
      <h2 id="avisame-titulo" className="flex items-center gap-2 text-body font-bold">
        <Icon of="bell-ring" size={20} className="shrink-0 text-petrol-600" />
        <span className="min-w-0 wrap-anywhere">¿Te avisamos cuando haya {wantedText(wanted)}?</span>
      </h2>
      {told ? (
        <div className="mt-3">
          <Message kind="success">{told}</Message>
        </div>
      ) : (
        <>
          <p className="mt-1 text-support text-ink-700">{ASK_TEXT}</p>
          <ValidatedForm
            navigate={false}
            fetcherKey={FETCHER}
            preventScrollReset
            validate={fields => (isGuest ? mistakeIn(fields) : null)}
            refusal={askRefusal}
            className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:items-start sm:justify-start"
          >
            <input type="hidden" name="act" value={ASK_ALERT} />
            <input type="hidden" name="esp" value={specialtySlug(wanted.trade)} />
            <input type="hidden" name="ciudad" value={wanted.city ?? ''} />
            <input type="hidden" name="lugar" value={wanted.area ?? ''} />
            {isGuest && (
              <TextField
                label="Tu correo"
                name="email"
                type="email"
                icon="mail"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
            <div className={isGuest ? 'sm:mt-[1.8125rem]' : ''}>
              <SubmitButton kind="petrol" busyText="Guardando…" wide>
                Avísame cuando haya
              </SubmitButton>
            </div>
            <div className="empty:hidden sm:col-span-full">
              <FormMessage />
            </div>
          </ValidatedForm>
        </>
      )}
    </section>
  )
}

const mistakeIn = (fields: Record<string, string>) =>
  firstMistake(FORGOT_RULES, fields) && { field: 'email', text: ALERT_REFUSALS['alert-email'][1] }
