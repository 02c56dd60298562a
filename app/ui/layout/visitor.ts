import type { Role } from '#domain/users/role.ts'

/** The signed-in person as the frame knows them; null for a guest. */
export interface FrameViewer {
  readonly name: string
  readonly email: string
  readonly role: Role
}
