import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { useChangedBookings } from '#agenda/ui/timeline-parts.tsx'
import { blockedClientsText } from '#bookings/wording/blocked-clients.ts'
import { bookingRefusalText } from '#bookings/wording/outcomes.ts'
import { Button, ButtonLink, buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { AlertDialog } from '#platform/ui/basics/dialog.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { NO_TECHNICIAN } from '#technicians/wording/profile-status.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'

const NO_BOOKINGS: readonly TechnicianBooking[] = []

/** In place of the agenda: the session ended, or there is no technician's record. */
export function NoAgenda({ isSignedOut }: { isSignedOut: boolean }) {
  // The record may be created while this is open.
  useChangedBookings(NO_BOOKINGS)
  const texts = isSignedOut
    ? { title: 'Tu sesión terminó', text: bookingRefusalText('sign-in-as-technician') }
    : NO_TECHNICIAN
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="closed-window" {...texts}>
        <ButtonLink to={isSignedOut ? '/auth/login?from=%2Fagenda' : EDITOR_PATH} size="large">
          {isSignedOut ? 'Iniciar sesión' : 'Ir a mi perfil'}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

interface AgendaFeedbackProps {
  /** Success text after a redirect. */
  flash: string | null
  answer: { readonly failure: string | null } | undefined
}

/** The outcome of accepting or cancelling: a failure opens an alert dialog (D11); without JavaScript, a message. */
export function AgendaFeedback({ flash, answer }: AgendaFeedbackProps) {
  const hydrated = useHydrated()
  const [dismissed, setDismissed] = useState<AgendaFeedbackProps['answer']>()
  const agenda = useAgenda()
  const failure = answer && answer !== dismissed ? answer.failure : agenda.failure
  useEffect(() => {
    if (flash) showToast(flash, 'success')
  }, [flash])
  if (!hydrated)
    return (
      <>
        {flash && <Message kind="success">{flash}</Message>}
        {failure && <Message kind="error">{failure}</Message>}
      </>
    )
  function onClose() {
    setDismissed(answer)
    agenda.onFailureRead()
  }
  return <AlertDialog text={failure ?? ''} onClose={onClose} />
}

const TOOL =
  'grid size-11 list-none place-items-center rounded-12 text-petrol-600 hover:bg-petrol-50 active:bg-petrol-100 [&::-webkit-details-marker]:hidden'

/** The counters, and beside them the calendar subscription, folded, and printing. */
export function AgendaToolbar({ counters, calendar }: { counters: ReactNode; calendar: ReactNode }) {
  return (
    <div className="relative w-full md:w-auto print:hidden">
      <div className="pr-[6.125rem]">{counters}</div>
      <details className="group md:relative md:z-10">
        <summary
          className={`absolute top-1 right-12 md:-top-12 ${TOOL} group-open:bg-petrol-50`}
          title="En mi calendario"
        >
          <Icon of="calendar-sync" size={22} />
          <span className="sr-only">En mi calendario</span>
        </summary>
        <div className="pt-3 md:absolute md:top-0 md:right-0 md:w-[34rem]">{calendar}</div>
      </details>
      <button
        type="button"
        title="Imprimir"
        onClick={() => print()}
        className={`absolute top-1 right-0 noscript:hidden ${TOOL}`}
      >
        <Icon of="printer" size={22} />
        <span className="sr-only">Imprimir</span>
      </button>
    </div>
  )
}

/** The secret URL of the agenda as a calendar feed, which its owner can replace or revoke. */
export function CalendarFeed({ address }: { address: string | null }) {
  return (
    <section
      id="calendario"
      aria-labelledby="calendar"
      className="scroll-mt-28 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-6 md:shadow-3"
    >
      <h2 id="calendar" className="flex items-center gap-2.5 type-h3">
        <Icon of="calendar-sync" size={22} className="text-petrol-600" />
        Tu agenda en tu calendario
      </h2>
      <p className="mt-1.5 max-w-2xl text-ink-600">
        Suscribe el calendario de tu teléfono y verás allí tus visitas. La dirección es privada: quien la
        tenga puede leer tu agenda.
      </p>
      {address ? (
        <>
          <div className="mt-4 max-w-2xl">
            <TextField label="Dirección privada" locked defaultValue={address} key={address} />
          </div>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClasses({ kind: 'white' })}>
              Abrir en mi calendario
            </a>
            <FeedButton act="feed-new">Cambiar la dirección</FeedButton>
            <FeedButton act="feed-off">Desactivar</FeedButton>
          </div>
        </>
      ) : (
        <div className="mt-4">
          <FeedButton act="feed-new">Crear dirección privada</FeedButton>
        </div>
      )}
    </section>
  )
}

function FeedButton({ act, children }: { act: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <Button type="submit" kind={act === 'feed-off' ? 'danger' : 'white'}>
        {children}
      </Button>
    </Form>
  )
}

/** Under the history of the agenda; nothing while every client is accepted. */
export function BlockedClientsLink({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-3 text-support print:hidden">
      <TextLink to="/agenda/clientes">{blockedClientsText(count)}</TextLink>
    </p>
  )
}
