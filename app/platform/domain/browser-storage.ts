// Everything that the site stores in a browser. /cookies lists it; code takes the keys from here, and a test looks for others.

type StorageKind = 'cookie' | 'local' | 'session' | 'cache' | 'database'

interface StoredItem {
  readonly kind: StorageKind
  /** Of a cookie without the prefix `__Host-` that it has over https; ending in ':' when an id follows. */
  readonly key: string
}

export const BROWSER_STORAGE = {
  session: { kind: 'cookie', key: 'tecniya-session' },
  flash: { kind: 'cookie', key: 'tecniya-notice' },
  returnTo: { kind: 'cookie', key: 'tecniya-return-to' },
  recovery: { kind: 'cookie', key: 'tecniya-recovery' },
  secondStep: { kind: 'cookie', key: 'tecniya-second-step' },
  provider: { kind: 'cookie', key: 'tecniya-provider' },
  visitLinks: { kind: 'cookie', key: 'tecniya-visits' },
  /** Without the prefix of the cookies that change pages: a signed-out person with it gets the pages of any guest. */
  knownDevice: { kind: 'cookie', key: 'known-device' },
  role: { kind: 'local', key: 'role' },
  recentSearches: { kind: 'local', key: 'recent-searches' },
  pushCardDismissed: { kind: 'local', key: 'push-card-dismissed' },
  bookingDraft: { kind: 'session', key: 'tecniya-booking:' },
  messageDraft: { kind: 'session', key: 'tecniya-message:' },
  profileDraft: { kind: 'session', key: 'tecniya-profile' },
  unfoldedSections: { kind: 'session', key: 'unfolded-sections' },
  /** React Router: where a page was scrolled to. */
  scrollPositions: { kind: 'session', key: 'react-router-scroll-positions' },
  /** React Router: which release of the site the tab has loaded. */
  release: { kind: 'session', key: 'react-router-manifest-version' },
  cachedPages: { kind: 'cache', key: 'pages' },
  cachedAssets: { kind: 'cache', key: 'assets' },
  cachedPhotos: { kind: 'cache', key: 'photos' },
  unsentActs: { kind: 'database', key: 'unsent' },
} as const satisfies Record<string, StoredItem>

export type StoredItemName = keyof typeof BROWSER_STORAGE

type CookieItem = {
  [Name in StoredItemName]: (typeof BROWSER_STORAGE)[Name]['kind'] extends 'cookie' ? Name : never
}[StoredItemName]

/** The name of a cookie of ours as it is sent. */
export function cookieName(item: CookieItem, secure: boolean): string {
  return `${secure ? '__Host-' : ''}${BROWSER_STORAGE[item].key}`
}

/** A Set-Cookie value; with `maxAgeS` 0 it deletes the cookie. The prefix `__Host-` requires Path=/ and Secure. */
export function serializeCookie(name: string, value: string, maxAgeS: number, secure: boolean): string {
  return `${name}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Of a Cookie header, as it was sent. */
export function findCookie(cookies: string | null, name: string): string | null {
  const pair = cookies?.split(';').find(each => each.trimStart().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1) ?? null
}
