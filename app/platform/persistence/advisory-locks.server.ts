/** Every advisory lock in the database of the program. Two uses with one number would wait for each other. */
export const ADVISORY_LOCKS = {
  migration: 7_311_001,
  demoData: 7_311_002,
  import: 7_311_005,
  accounts: 7_311_007,
  demand: 7_311_046,
  /** Of one person: the second key is a hash. */
  searchAlerts: 7_311_055,
} as const
