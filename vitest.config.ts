import { defineConfig } from 'vitest/config'

const DATABASE = 'tests/support/database-server.ts'
const BUILD = 'tests/support/build-once.ts'
// They assert that something happens within seconds, so they run one by one.
const TIMED_FAULTS = ['tests/faults/{shutdown,warm-*,page-cache*}.test.ts']

// Groups run one after another, with two files at once. Time limits only catch what hangs: they must not fail on a
// busy machine.
export default defineConfig({
  test: {
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    pool: 'forks',
    maxWorkers: 2,
    // Files share what they import; each has its own database.
    isolate: false,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{app,server,database}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['app/{identity,persistence,use-cases}/**'],
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'stored',
          include: ['app/{identity,persistence,use-cases}/**/*.test.ts', 'tests/database/**/*.test.ts'],
          globalSetup: [DATABASE],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/{http,access}/**/*.test.ts'],
          globalSetup: [BUILD, DATABASE],
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
          testTimeout: 240_000,
          hookTimeout: 180_000,
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
