// A statement of the query builder, written once per database and, by its name, parsed and planned once per connection. For
// those of the busiest requests: writing and planning a short statement costs more than running it.
import type { Db } from '#platform/persistence/database.server.ts'

/** `write` ends with `.prepare(name)`; what varies are its placeholders. */
export function preparedStatement<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>()
  return db => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}
