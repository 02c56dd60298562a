import { defineConfig } from 'vitest/config'

const DATABASE = 'tests/support/database-server.ts'
const BUILD = 'tests/support/build-once.ts'

// Groups run one after another; two files at once within a group, and faults one by one: they count seconds.
// Time limits are there for what hangs, not to measure: a busy machine is not a failure.
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
          globalSetup: [BUILD, DATABASE],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          isolate: true,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
