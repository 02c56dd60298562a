// The page of the porter: who comes, when, where to, and what the client says of it.
import type { ReactNode } from 'react'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { Logo } from '#platform/ui/basics/logo.tsx'
import { MAIN_ID } from '#platform/ui/hooks/after-navigation.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { PORTER_ENDED_TEXT, PORTER_TITLE } from '#visits/wording/porter.ts'
import type { StateText } from '#visits/wording/situation.ts'

/** All that the porter gets to know. */
export interface PorterView {
  readonly state: StateText & { readonly hour: string }
  readonly technicianName: string
  readonly technicianFotoURL: string | null
  /** What was booked; may be empty. */
  readonly work: string
  /** An administrator has seen the identity document, and it is valid. */
  readonly isIdentified: boolean
  readonly destination: string | null
  /** First names of who waits; may be empty. */
  readonly client: string
  /** May be empty. */
  readonly note: string
}

/** A slim head without links. */
export function PorterFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper-50">
      <header className="border-b border-paper-200 bg-white">
        <div className="mx-auto flex min-h-15 w-full max-w-[35rem] items-center justify-between gap-3 px-5">
          <Logo />
          <p className="text-support text-ink-600">{PORTER_TITLE}</p>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-[35rem] px-5 pt-5 pb-12">
        {children}
      </main>
    </div>
  )
}

export function PorterVisit({ view }: { view: PorterView | null }) {
  if (!view)
    return (
      <h1 className="rounded-20 border border-paper-200 bg-white p-5 type-h3 text-balance shadow-1">
        {PORTER_ENDED_TEXT}
      </h1>
    )
  const { isIdentified, destination, client, note } = view
  return (
    <>
      <PorterHead {...view} />
      <ul className="mt-4 divide-y divide-paper-200 rounded-16 border border-paper-200 bg-white shadow-1 empty:hidden">
        {isIdentified && (
          <PorterRow icon="id-card" title="Cédula revisada por TecniYa">
            Pídele el documento: el nombre es el mismo.
          </PorterRow>
        )}
        {(destination || client) && (
          <PorterRow icon="house" title={destination}>
            {client && (
              <>
                La visita es para <bdi>{client}</bdi>
              </>
            )}
          </PorterRow>
        )}
        {note && (
          <PorterRow icon="message-circle" title={null}>
            «<bdi>{note}</bdi>»
          </PorterRow>
        )}
      </ul>
      <p className="mt-4 text-support text-ink-600">Este enlace se cierra cuando termina la visita.</p>
    </>
  )
}

function PorterHead({ state, technicianName, technicianFotoURL, work }: PorterView) {
  return (
    <div className="on-dark tile-steps relative overflow-hidden rounded-20 p-5 text-white shadow-3">
      <div aria-live="polite">
        <p className="flex gap-2 text-17/6 font-bold text-primary-300">
          {state.icon && <Icon of={state.icon} size={18} className="mt-[0.1875rem] shrink-0" />}
          {state.lead}
        </p>
        <p className="type-time-next">{state.hour}</p>
      </div>
      <div className="mt-1 min-h-24 pr-30">
        <h1 className="text-20/[1.625rem] font-extrabold tracking-[-0.022em] break-words">
          <bdi>{technicianName}</bdi>
        </h1>
        {work && <p className="mt-2 break-words text-petrol-100">{work}</p>}
      </div>
      <Avatar
        name={technicianName}
        src={technicianFotoURL && photoAt(technicianFotoURL, 288, 288)}
        className="absolute! right-4 bottom-0 h-33 w-26 arch-standing border-4 border-b-0 border-petrol-600 text-32 sm:right-6"
      />
    </div>
  )
}

interface PorterRowProps {
  icon: IconName
  title: string | null
  children: ReactNode
}

function PorterRow({ icon, title, children }: PorterRowProps) {
  return (
    <li className="flex gap-3 px-4 py-3.5 sm:px-5">
      <Icon of={icon} className="mt-0.5 shrink-0 text-petrol-600" />
      <div className="min-w-0 text-label/6 break-words">
        {title && <p className="font-bold">{title}</p>}
        {children && <p className="text-ink-700">{children}</p>}
      </div>
    </li>
  )
}
