import { createContext, useContext, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { DROP, KEEP } from '#catalogue/domain/favourites.ts'
import { favouriteRefusalText } from '#catalogue/wording/outcomes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'

/** What the page answers to a heart. */
export interface HeartAnswer {
  readonly uid: string
  readonly act: typeof KEEP | typeof DROP
  readonly refusal: string | null
  /** Of the technician, where it was found. */
  readonly nombre: string | null
}

/** For the pages with hearts: without a connection the page stays as it is. */
export async function heartOrFailure<Answer>(request: Request, answer: Promise<Answer>) {
  const form = await request.formData()
  return actionFallback(answer, {
    uid: String(form.get('tecnico')),
    act: form.get('act') === DROP ? DROP : KEEP,
    refusal: favouriteRefusalText('favourite-not-saved'),
    nombre: null,
  } satisfies HeartAnswer)
}

/** Whom the viewer keeps; null where cards have no heart. */
export const KeptTechnicians = createContext<readonly string[] | null>(null)

interface HeartProps {
  technician: { readonly uid: string; readonly nombre: string }
  isKept: boolean
  look: 'pill' | 'disc' | 'plain'
}

/** Keeps a technician among those of the client, or lets go (D74). A guest signs in first. The same for every guest. */
export function Heart({ technician: { uid, nombre }, isKept, look }: HeartProps) {
  const fetcher = useFetcher<HeartAnswer>()
  const answer = fetcher.data
  const act = fetcher.formData?.get('act') ?? (answer?.refusal === null ? answer.act : null)
  const kept = act ? act === KEEP : isKept
  useEffect(() => {
    if (answer?.refusal) showToast(answer.refusal, 'error')
    else if (answer?.act === KEEP) showToast(`${firstNameOf(nombre)} quedó en Mis técnicos.`, 'success')
  }, [answer, nombre])
  return (
    <fetcher.Form method="post" preventScrollReset className={LOOKS[look].form}>
      <input type="hidden" name="act" value={kept ? DROP : KEEP} />
      <input type="hidden" name="tecnico" value={uid} />
      <button
        type="submit"
        aria-disabled={fetcher.state === 'submitting' || undefined}
        onClick={event => fetcher.state === 'submitting' && event.preventDefault()}
        className={`text-ink-700 transition-colors hover:text-red-600 ${LOOKS[look].button}`}
      >
        <Icon of="heart" size={18} className={kept ? 'fill-red-600 stroke-red-600' : ''} />
        {look === 'pill' && <span className="max-[22rem]:sr-only">{kept ? 'Guardado' : 'Guardar'}</span>}
        <span className="sr-only">
          {SPOKEN[look][kept ? 'kept' : 'other']}
          <bdi>{nombre}</bdi> {kept ? 'de' : 'en'} Mis técnicos
        </span>
      </button>
    </fetcher.Form>
  )
}

/** Before the name: after the label of the pill, else alone. */
const SPOKEN = {
  pill: { kept: '. Quitar a ', other: ' a ' },
  disc: { kept: 'Quitar a ', other: 'Guardar a ' },
  plain: { kept: 'Guardado. Quitar a ', other: 'Guardar a ' },
} as const

const LOOKS = {
  pill: {
    form: 'print:hidden',
    button:
      'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill border border-paper-300 bg-white px-3 text-label font-bold sm:gap-2 sm:px-4',
  },
  disc: {
    form: 'absolute top-1.5 right-1.5 z-2 print:hidden sm:top-2.5 sm:right-2.5',
    button: 'grid size-11 place-items-center rounded-pill bg-white/85',
  },
  plain: {
    form: '-mx-3 -my-2.5 shrink-0 print:hidden',
    button: 'grid size-11 place-items-center rounded-pill',
  },
} as const

/** In the corner of a card; none on pages without hearts. */
export function CardHeart({ technician }: { technician: { uid: string | null; nombre: string } }) {
  const kept = useContext(KeptTechnicians)
  const { uid, nombre } = technician
  if (!kept || uid === null) return null
  return <Heart technician={{ uid, nombre }} isKept={kept.includes(uid)} look="disc" />
}
