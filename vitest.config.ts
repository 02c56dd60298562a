import { defineConfig } from 'vitest/config'

const DATABASE = 'tests/support/program/database-server.ts'
const BUILD = 'tests/support/program/build-once.ts'
const PROGRAMS = 'tests/support/program/shared-programs.ts'
const UNHANDLED_REJECTIONS = 'tests/support/program/unhandled-rejections.ts'
// They assert that something happens within seconds, or under a load that needs the whole machine: one by one.
const TIMED_FAULTS = ['tests/faults/{booking-storm,shutdown,database-outage,page-cache*}.test.ts']

// Projects run one after another, two files at a time, in `npm test` beside the journeys: while one waits for its program another
// can run. Timeouts end tests that hang: they are long enough for a busy machine.
export default defineConfig({
  test: {
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    pool: 'forks',
    maxWorkers: 2,
    // Test files share imported modules; each has its own database.
    isolate: false,
    // Transformed modules are shared by projects and kept for the next run: a third of what one file costs.
    experimental: { fsModuleCache: true },
    reporters: ['default'],
    // What is polled ends by itself; what is promised in seconds says so (tests/support/program/scaled-second.ts).
    expect: { poll: { timeout: 15_000 } },
    // `npm run attacks` runs these alone and prints them as a table.
    tags: [{ name: 'attack', description: 'Hostile input, floods, guessing, and what people may not see.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,server,database}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['app/*/{identity,persistence,trail,use-cases,jobs}/**'],
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [
            'app/*/{identity,persistence,trail,use-cases,jobs}/**/*.test.ts',
            'tests/{database,search}/**/*.test.ts',
          ],
          globalSetup: [DATABASE],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/{http,access}/**/*.test.ts'],
          globalSetup: [BUILD, DATABASE, PROGRAMS],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: TIMED_FAULTS,
          globalSetup: [BUILD, DATABASE],
          setupFiles: [UNHANDLED_REJECTIONS],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          isolate: true,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed-faults',
          include: TIMED_FAULTS,
          globalSetup: [BUILD, DATABASE],
          setupFiles: [UNHANDLED_REJECTIONS],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          isolate: true,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
