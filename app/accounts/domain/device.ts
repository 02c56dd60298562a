// Section 'Sesiones abiertas' of /perfil: the device of a session, read from what its browser says about itself.

/** With what and from where a session was opened or last used. */
export interface DeviceUse {
  /** The header of that name. */
  readonly userAgent: string
  /** As `shortNetwork` gives it. */
  readonly network: string
  /** As the proxy names it; '' where none does. */
  readonly city: string
}

export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'phone' | 'computer'
}

/** The first match counts: Edge, Opera and Samsung also say Chrome, and Chrome says Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Android also says Linux, and iPhones say Mac OS X. */
const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
]

export function deviceFrom(userAgent: string): Device {
  const [, browser = null] = BROWSERS.find(([pattern]) => pattern.test(userAgent)) ?? []
  const [, system = null, kind = 'computer'] = SYSTEMS.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { browser, system, kind }
}

/**
 * Enough to recognize one's own network and too little to find a home: the first three parts of an IPv4 address
 * ('190.24.10.x') or the /48 of an IPv6 one ('2800:0484:1234::'). '' for anything else.
 */
export function shortNetwork(network: string): string {
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? []
  if (three) return `${three}.x`
  const [, groups] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f:]+(?:\/64)?$/.exec(network) ?? []
  return groups ? `${groups}::` : ''
}
