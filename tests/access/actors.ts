import type { Visitor } from '#tests/support/browser/visitor.ts'
import { newPerson } from '#tests/support/people/people.ts'
import type { HttpSite } from '#tests/support/program/test-program.ts'
import type { Row } from './expected-access.ts'

export const ACTORS = [
  'guest',
  'client',
  'other client',
  'technician',
  'other technician',
  'admin',
  'blocked',
  'deleted',
] as const
export type Actor = (typeof ACTORS)[number]

/** The column of the table for each actor. */
const COLUMN: Record<Actor, 'guest' | 'client' | 'technician' | 'admin'> = {
  guest: 'guest',
  client: 'client',
  'other client': 'client',
  technician: 'technician',
  'other technician': 'technician',
  admin: 'admin',
  blocked: 'guest',
  deleted: 'guest',
}

export const expectedFor = (row: Row, actor: Actor) => row[COLUMN[actor]]

/** A person registered through the form, then changed in the database. */
export async function newActor(program: HttpSite, actor: Actor): Promise<Visitor> {
  const visitor = program.visitor()
  if (actor === 'guest') return visitor
  const role = COLUMN[actor] === 'technician' ? 'tecnico' : 'cliente'
  const person = newPerson({ role })
  const response = await visitor.post('/auth/register', { ...person })
  if (response.status !== 302) throw new Error(`registration answered ${response.status}`)
  const change = { admin: `role = 'admin'`, blocked: 'blocked = true', deleted: '"deletedAt" = now()' }[
    actor as string
  ]
  if (change) await program.database.rows(`update users set ${change} where email = $1`, [person.email])
  return visitor
}
