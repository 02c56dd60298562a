import type { Role } from '#accounts/domain/role.ts'

/** The signed-in person of a request. */
export interface Viewer {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Of the account; '' when it has none. */
  readonly ciudad: string
}
