// The rows of /perfil about e-mail, password, sessions and the second step.

import { type DeviceUse, deviceFrom } from '#accounts/domain/device.ts'
import { type OpenSession, RECOVERY_CODES, type SafeAccount } from '#accounts/domain/safe-account.ts'
import { addDays, bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { dayAndMonthText, fullDateText, monthText } from '#platform/wording/dates.ts'

/** 'Chrome en Android' */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceFrom(userAgent)
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Navegador desconocido'
}

/** The city where the proxy named it, else the network: 'Esta red' or 'Red 190.24.10.x'. */
export function sessionPlaceText({ city, network }: DeviceUse, here: string): string {
  if (city) return city
  if (network === '') return 'Red desconocida'
  return network === here ? 'Esta red' : `Red ${network}`
}

const NOW_MS = 6 * 60_000

/** 'ahora', 'hoy, 9:12', 'ayer, 20:14', '2 de noviembre' */
export function lastUseText(at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < NOW_MS) return 'ahora'
  const [date, today] = [bogotaDate(at), bogotaDate(now)]
  if (date === today) return `hoy, ${bogotaTime(at)}`
  if (date === addDays(today, -1)) return `ayer, ${bogotaTime(at)}`
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonthText(date) : fullDateText(date)
}

export function mailRefusedText(since: Date): string {
  return `Desde el ${dayAndMonthText(bogotaDate(since))} lo que te enviamos no llega: tu proveedor dice que este buzón no existe. Revísalo o cámbialo.`
}

export function passwordAgeText(changedAt: Date | null): string {
  return changedAt
    ? `La cambiaste por última vez el ${fullDateText(bogotaDate(changedAt))}.`
    : 'No la has cambiado desde que creaste tu cuenta.'
}

/** 'De julio de 2025': since when it is this password. */
export function passwordStateText({
  hasPassword,
  passwordChangedAt,
  createdAt,
}: Pick<SafeAccount, 'hasPassword' | 'passwordChangedAt' | 'createdAt'>): string {
  return hasPassword ? `De ${monthText(bogotaDate(passwordChangedAt ?? createdAt))}` : 'Sin contraseña'
}

/** '2 abiertas', 'Solo esta' */
export function sessionCountText(count: number): string {
  return count > 1 ? `${count} abiertas` : 'Solo esta'
}

type PushHere = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

/** Of this browser; before it was asked 'En 2 aparatos', where there are any. */
export function pushStateText({ state, devices }: { state: PushHere; devices: number }): string {
  if (state === 'denied') return 'Bloqueados'
  if (state === 'on') return 'Activos'
  if (state !== 'unknown' || devices === 0) return 'Apagados'
  return devices === 1 ? 'En 1 aparato' : `En ${devices} aparatos`
}

export interface SessionRow {
  readonly id: string
  readonly device: string
  readonly kind: 'phone' | 'computer'
  readonly place: string
  readonly lastUse: string
  readonly isHere: boolean
}

/** The present one first. */
export function sessionRows(
  sessions: readonly OpenSession[],
  { sessionId, network, now }: { sessionId: string | null; network: string; now: Date },
): SessionRow[] {
  const rows = sessions.map(session => ({
    id: session.id,
    device: deviceText(session.userAgent),
    kind: deviceFrom(session.userAgent).kind,
    place: sessionPlaceText(session, network),
    lastUse: session.id === sessionId ? 'ahora' : lastUseText(session.lastUsedAt, now),
    isHere: session.id === sessionId,
  }))
  return rows.sort((a, b) => Number(b.isHere) - Number(a.isHere))
}

/** '8 de 10 códigos sin usar' */
export function recoveryCodesLeftText(left: number): string {
  return `${left} de ${RECOVERY_CODES} códigos sin usar`
}
