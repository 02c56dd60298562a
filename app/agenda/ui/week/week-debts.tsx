import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { Debt } from '#agenda/domain/week.ts'
import { debtStateText, debtsText, debtWorkText, laterText } from '#agenda/wording/week.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, buttonClasses, ToPerson } from '#platform/ui/basics/button.tsx'
import { profilePriceText } from '#platform/wording/price.ts'
import { reminderState } from '#visits/domain/payment.ts'
import { PAID_BY } from '#visits/domain/receipt.ts'
import { PAYMENT_LABELS } from '#visits/wording/receipt.ts'

const SHOWN = 3

interface WeekDebtsProps {
  debts: readonly Debt[]
  now: Date
}

/** 'Te deben': every receipt that is still to be paid, of any week. */
export function WeekDebts({ debts, now }: WeekDebtsProps) {
  if (debts.length === 0) return null
  const today = bogotaDate(now)
  const first = debts.find(debt => mayRemind(debt, now))
  const row = (debt: Debt) => <DebtRow key={debt.id} debt={debt} now={now} isFirst={debt === first} />
  const rest = debts.slice(SHOWN)
  return (
    <section
      id="te-deben"
      aria-labelledby="te-deben-titulo"
      className="scroll-mt-16 rounded-20 border border-primary-200 bg-primary-50"
    >
      <div className="flex items-start justify-between gap-3 px-4 pt-4 sm:px-6">
        <div className="min-w-0">
          <h2 id="te-deben-titulo" className="text-lead/6 font-extrabold tracking-[-0.022em]">
            Te deben
          </h2>
          <p className="text-support/5 text-ink-600">{debtsText(debts, addDays(today, -weekdayOf(today)))}</p>
        </div>
        <p className="shrink-0 text-22 font-extrabold tracking-[-0.02em] tabular-nums">
          {profilePriceText(debts.reduce((sum, { total }) => sum + total, 0))}
        </p>
      </div>
      <ul className="divide-y divide-primary-200">{debts.slice(0, SHOWN).map(row)}</ul>
      {rest.length > 0 && (
        <details id="todas-las-deudas" className="group/all border-t border-primary-200">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-center text-label font-bold text-petrol-600 hover:underline group-open/all:hidden [&::-webkit-details-marker]:hidden">
            Ver las {debts.length}
          </summary>
          <ul className="divide-y divide-primary-200">{rest.map(row)}</ul>
        </details>
      )}
    </section>
  )
}

const stateOf = ({ reminders }: Debt, now: Date) => reminderState(reminders, now)
const mayRemind = (debt: Debt, now: Date) =>
  debt.canBeReminded && !debt.isSaidPaid && stateOf(debt, now).kind === 'now'

interface DebtRowProps {
  debt: Debt
  now: Date
  /** Of the page: the one that is offered first. */
  isFirst: boolean
}

function DebtRow({ debt, now, isFirst }: DebtRowProps) {
  const today = bogotaDate(now)
  const { id, key, clientName, total } = debt
  return (
    <li className="px-4 py-3.5 sm:px-6 md:grid md:grid-cols-[1fr_20rem] md:items-center md:gap-6 md:has-[details[open]]:items-start">
      <div className="flex gap-3">
        <Avatar name={clientName} className="size-10 rounded-pill text-small" />
        <div className="min-w-0 flex-1 text-support/5">
          <div className="flex items-baseline justify-between gap-3 text-17/6">
            <h3 className="min-w-0 font-bold break-words">
              <bdi>{clientName}</bdi>
            </h3>
            <span className="shrink-0 font-extrabold tabular-nums">{profilePriceText(total)}</span>
          </div>
          <p className="text-ink-600">
            <Link to={technicianVisitPath(key)} className="hover:underline">
              {debtWorkText(debt, today)}
            </Link>
          </p>
          <p className="font-bold text-primary-800">
            <bdi>{debtStateText(debt, today)}</bdi>
          </p>
        </div>
      </div>
      <div
        className={`mt-3 grid items-start gap-2 md:mt-0 ${debt.isSaidPaid ? 'grid-cols-[5fr_7fr]' : 'grid-cols-[6fr_5fr]'}`}
      >
        {debt.isSaidPaid ? (
          <ActForm act="no-recibida" id={id}>
            <SendButton kind="white" act="no-recibida" id={id}>
              No la he recibido
              <ToPerson name={clientName} />
            </SendButton>
          </ActForm>
        ) : (
          <Reminding debt={debt} now={now} isFirst={isFirst} />
        )}
        <details id={`pago-${id}`} className={`group/paid ${debt.isSaidPaid ? 'order-first' : ''}`}>
          <summary
            className={`list-none cursor-pointer [&::-webkit-details-marker]:hidden ${buttonClasses({
              kind: debt.isSaidPaid ? 'white' : 'green-text',
              wide: true,
              className: 'px-2! group-open/paid:border-green-600 group-open/paid:bg-green-50',
            })}`}
          >
            {debt.isSaidPaid ? 'Sí, me pagó' : 'Ya me pagó'}
            <span className="sr-only">
              : <bdi>{clientName}</bdi>
            </span>
          </summary>
          {/* As wide as both columns. */}
          <Form
            method="post"
            preventScrollReset
            className={`mt-3 ${debt.isSaidPaid ? 'w-[calc(240%+0.5rem)]' : '-ml-[calc(120%+0.5rem)] w-[calc(220%+0.5rem)]'}`}
          >
            <input type="hidden" name="act" value="ya-me-pago" />
            <input type="hidden" name="comprobante" value={id} />
            <fieldset>
              <legend className="mb-1.5 text-label font-bold">¿Cómo te pagó?</legend>
              <div className="grid grid-cols-2 gap-2">
                {PAID_BY.map(pago => (
                  <Button key={pago} type="submit" name="pago" value={pago} kind="white" className="px-2!">
                    {PAYMENT_LABELS[pago]}
                  </Button>
                ))}
              </div>
            </fieldset>
          </Form>
        </details>
      </div>
    </li>
  )
}

function Reminding({ debt, now, isFirst }: DebtRowProps) {
  const { id, clientName, canBeReminded } = debt
  const state = stateOf(debt, now)
  if (!canBeReminded) return <p className="self-center text-support text-ink-600">Ya no está en TecniYa</p>
  if (state.kind !== 'now')
    return (
      <p className="grid min-h-11 place-items-center rounded-12 bg-ink-100 px-2 text-center text-support text-ink-600">
        {laterText(state, bogotaDate(now))}
      </p>
    )
  return (
    <ActForm act="recordar-pago" id={id}>
      <SendButton kind={isFirst ? 'primary' : 'white'} act="recordar-pago" id={id}>
        Recordar el pago
        <ToPerson name={clientName} />
      </SendButton>
    </ActForm>
  )
}

function ActForm({ act, id, children }: { act: string; id: number; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="comprobante" value={id} />
      {children}
    </Form>
  )
}

interface SendButtonProps {
  kind: 'primary' | 'white'
  act: string
  id: number
  children: ReactNode
}

function SendButton({ kind, act, id, children }: SendButtonProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === act && formData.get('comprobante') === String(id)
  return (
    <Button type="submit" kind={kind} wide busy={busy} className="px-2!">
      <span>{children}</span>
    </Button>
  )
}
