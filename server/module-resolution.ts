// For each file of a package Node reads its package.json and parses the whole map of exports: 179 kB for each of the 250 files of
// drizzle-orm that the program loads, a quarter of the CPU of a start.
import { registerHooks } from 'node:module'

/** All of its .js files are ES modules. */
const FILE_OF_PACKAGE = /\/node_modules\/drizzle-orm\/.*\.js$/
const RELATIVE_FILE = /^\.\.?\/.*\.js$/

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context
    if (!RELATIVE_FILE.test(specifier) || !FILE_OF_PACKAGE.test(parentURL))
      return nextResolve(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
