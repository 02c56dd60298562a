import type { Services } from '#app/services.ts'
import type { SetCookies } from '#identity/identity.server.ts'

export function signOut({ identity }: Services, headers: Headers): Promise<SetCookies> {
  return identity.signOut(headers)
}
