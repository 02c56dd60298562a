/** Null when sessionStorage is full or disabled: what is stored there is optional. */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
