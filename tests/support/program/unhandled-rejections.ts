// Set up for the fault tests: a promise that nobody handles fails the test in which a program under test reports it.
import { afterEach, expect } from 'vitest'
import { takeUnhandledRejections } from '#tests/support/program/program.ts'

// Hooks run in reverse order: those of the test file, which end its programs, come before.
afterEach(() => expect(takeUnhandledRejections()).toEqual([]))
