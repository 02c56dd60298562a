import type { Role } from '#domain/users/role.ts'

/** The signed-in person behind a request: what pages and use cases may know of them. */
export interface Viewer {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: Role
}
