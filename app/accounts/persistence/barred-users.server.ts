// Who is barred and who acts as an administrator, in SQL: conditions on the row of users with that alias.

/** `isUserBarred` of the domain; a test compares both. */
export function userIsBarred(alias: string): string {
  return `(${alias}."deletedAt" is not null or ${alias}.blocked and ${alias}.role is distinct from 'admin')`
}

/** D41: a blocked administrator stays signed in but may not moderate. */
export function actsAsAdmin(alias: string): string {
  return `(${alias}.role = 'admin' and not ${alias}.blocked and ${alias}."deletedAt" is null)`
}
